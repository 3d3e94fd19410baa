import { Download } from 'lucide-react';

/** The published cafes to take along. */
export function ExportPanel() {
  return (
    <section className="panel import-recent">
      <h2>Export</h2>
      <p className="t-small">The published cafes, for anybody at the same addresses.</p>
      <div className="import-buttons">
        {(['csv', 'geojson'] as const).map((kind) => (
          <a key={kind} className="btn btn-line btn-sm" href={`/api/cafes.${kind}`} download>
            <Download size={16} aria-hidden="true" />
            {kind === 'csv' ? 'CSV' : 'GeoJSON'}
          </a>
        ))}
      </div>
    </section>
  );
}
