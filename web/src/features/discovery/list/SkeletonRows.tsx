const ROWS = [1, 2, 3, 4, 5];
const BONES = [1, 2, 3, 4];

/** The boxes of five rows, while their cafes are on the way. */
export function SkeletonRows() {
  return (
    <ol className="disc-rows" aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className="cafe-row">
          <span className="rank" />
          <span className="pic sk" />
          <div className="tx bones">
            {BONES.map((bone) => (
              <span key={bone} className="sk" />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
