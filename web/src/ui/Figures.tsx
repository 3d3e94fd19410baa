import { Row, Text } from './Layout.tsx';
import * as styles from './figures.module.css';

interface FiguresProps {
  figures: Record<string, { figure: () => string; of: () => string }>;
  className?: string | undefined;
}

/** Large figures, and below each what it counts. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <Row as="dl" wrap align="start" gap={24} className={className}>
      {Object.entries(figures).map(([name, { figure, of }]) => (
        <div key={name} className={styles.figure}>
          <Text as="dt" size="small" className={styles.of}>
            {of()}
          </Text>
          <Text as="dd" size="figure" numeric>
            {figure()}
          </Text>
        </div>
      ))}
    </Row>
  );
}
