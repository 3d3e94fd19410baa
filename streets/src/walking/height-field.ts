/** Heights on a grid of points. What nobody raised is below 0. */
export class HeightField {
  /** Metres between two points of the grid. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** Metres of the plane to its first point, in the south-west. */
  readonly west: number;
  readonly south: number;
  /** Row by row from the south, each from the west. */
  readonly values: Float32Array;

  /**
   * @param places that it goes around
   * @param margin metres around them, at least two cells more than a cone is wide
   */
  constructor(
    places: readonly (readonly [number, number, ...number[]])[],
    cell: number,
    margin: number,
  ) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of places) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
    const isEmpty = places.length === 0;
    this.cell = cell;
    this.west = west - margin;
    this.south = south - margin;
    this.width = isEmpty ? 0 : Math.ceil((east - west + 2 * margin) / cell) + 1;
    this.height = isEmpty ? 0 : Math.ceil((north - south + 2 * margin) / cell) + 1;
    this.values = new Float32Array(this.width * this.height).fill(-2 * cell);
  }

  /** Raises the points around a place to a cone that is as high as it is wide: 0 at `radius` metres. */
  addCone(x: number, y: number, radius: number): void {
    const [column, row] = [(x - this.west) / this.cell, (y - this.south) / this.cell];
    const around = radius / this.cell + 1;
    for (let j = Math.ceil(row - around); j <= row + around; j++) {
      for (let i = Math.ceil(column - around); i <= column + around; i++) {
        const height = radius - this.cell * Math.hypot(i - column, j - row);
        const at = j * this.width + i;
        if (height > this.values[at]!) this.values[at] = height;
      }
    }
  }
}
