export const noFile = (path: string) => `The setting MAP_TILES names ${path}, which can’t be read.`;
export const noArchive = (path: string) =>
  `The setting MAP_TILES names ${path}, which is not a PMTiles archive of version 3.`;
export const noVectors = (path: string) =>
  `The setting MAP_TILES names ${path}, which contains images. Use an archive of vector tiles.`;
export const changing = 'The tiles are being replaced. Please try again in a moment.';
