import { describe, expect, it } from 'vitest';
import { countReport } from './checks.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('the count npm test ends with', () => {
  it('is the count of tests', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [file('failed', 'passed', 'passed', 'failed')],
    };
    expect(countReport(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] };
    expect(countReport(report, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts an error outside every test as a failure', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [file('passed', 'passed')],
    };
    expect(countReport(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run without a report as a failure', () => {
    expect(countReport(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
