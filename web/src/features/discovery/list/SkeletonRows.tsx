import * as listStyles from './list.module.css';
import * as listStatesStyles from './list-states.module.css';
const ROWS = [1, 2, 3, 4, 5];
const BONES = [1, 2, 3, 4];

/** The boxes of five rows, while their cafes are on the way. */
export function SkeletonRows() {
  return (
    <ol className={listStyles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className={listStyles.row}>
          <span className={listStyles.rank} />
          <span className={`${listStyles.pic} ${listStatesStyles.sk}`} />
          <div className={`${listStyles.tx} ${listStatesStyles.bones}`}>
            {BONES.map((bone) => (
              <span key={bone} className={listStatesStyles.sk} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
