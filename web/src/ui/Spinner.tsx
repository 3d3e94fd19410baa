/** Stands in for a screen whose shape is not known yet. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <output>
        <span className="spin" aria-hidden="true" />
        {label}
      </output>
    </main>
  );
}
