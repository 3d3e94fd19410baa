import type { FeatureCollection } from 'geojson';
import type {
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
} from 'maplibre-gl';

/**
 * Layers of ours over a map whose style has loaded, and over each later style.
 * @param id of their source
 * @param toFeatures what is drawn of their data
 * @param layers in the colors of the present theme
 * @param initial their data until it is set
 */
export function overlay<Data>(
  map: MapLibre,
  id: string,
  toFeatures: (data: Data) => FeatureCollection,
  layers: () => readonly LayerSpecification[],
  initial: Data,
) {
  let data = initial;
  const source = () => ({ type: 'geojson' as const, data: toFeatures(data) });
  const add = () => {
    if (map.getSource(id)) return;
    map.addSource(id, source());
    for (const layer of layers()) map.addLayer(layer);
  };
  map.on('style.load', add);
  add();
  return {
    set: (next: Data): void => {
      data = next;
      void map.getSource<GeoJSONSource>(id)?.setData(toFeatures(data));
    },
    /** Another style takes the layers over, in the colors of the theme. */
    takeOver: (style: StyleSpecification): StyleSpecification => ({
      ...style,
      sources: { ...style.sources, [id]: source() },
      layers: [...style.layers, ...layers()],
    }),
  };
}
