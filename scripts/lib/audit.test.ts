import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

const found = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: severity, severity, range: '<2' }]),
    ),
  });

describe('the audit of production dependencies', () => {
  it('passes where nothing is known', () => {
    expect(readAudit(found())).toEqual({ passed: 1, failed: 0, failures: [], warnings: [] });
  });

  it('fails for what is high or critical, and warns of the rest', () => {
    expect(readAudit(found('low', 'high', 'moderate', 'critical'))).toEqual({
      passed: 0,
      failed: 2,
      failures: ['high <2: high', 'critical <2: critical'],
      warnings: ['Warning: low <2: low', 'Warning: moderate <2: moderate'],
    });
  });

  it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '{'])(
    'only warns where the registry answers %j',
    (output) => {
      const { warnings, ...count } = readAudit(output);
      expect(count).toEqual({ passed: 1, failed: 0, failures: [] });
      expect(warnings).toEqual([
        'Warning: the registry did not answer; dependencies were not audited.',
      ]);
    },
  );
});
