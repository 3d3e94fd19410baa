export const noFile = (path: string) =>
  `The setting MAP_TILES names ${path}, which is no file that can be read.`;
export const noArchive = (path: string) =>
  `The setting MAP_TILES names ${path}, which is no PMTiles archive of version 3.`;
export const noVectors = (path: string) =>
  `The setting MAP_TILES names ${path}, which holds pictures: it takes vector tiles.`;
export const changing = 'The tiles are being replaced: try again in a moment.';
