import * as texts from '#messages/cafe-editing';
import * as styles from './differences.module.css';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** What the stored cafe and a form say otherwise, field by field, so that one knows what one replaces. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className={styles.none}>{texts.staleSame()}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{texts.staleField()}</th>
          <th scope="col">{texts.staleTheirs()}</th>
          <th scope="col">{texts.staleYours()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{theirs || texts.staleEmpty()}</bdi>
            </td>
            <td>
              <bdi>{mine || texts.staleEmpty()}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
