import { describe, expect, it } from 'vitest';
import { countReport } from './checks.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'cafes.test.ts',
  status,
  message: status === 'failed' ? 'Cannot be loaded\n  at line 1' : '',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `cafes ${test}`,
    failureMessages: test === 'failed' ? ['Expected 1\n  at run (file:///cafes.test.ts:2:7)'] : [],
  })),
});

describe('the count npm test ends with', () => {
  it('is the count of tests, and names those that failed', () => {
    const report = {
      numPassedTests: 2,
      testResults: [file('failed', 'passed', 'passed', 'failed')],
    };
    expect(countReport(report, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['cafes.test.ts: cafes failed: Expected 1 (line 2)'],
    });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const report = { numPassedTests: 0, testResults: [file('failed')] };
    expect(countReport(report, 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['cafes.test.ts: Cannot be loaded'],
    });
  });

  it('counts an error outside every test as a failure', () => {
    const report = { numPassedTests: 1, testResults: [file('passed', 'passed')] };
    expect(countReport(report, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('reports the errors outside every test', () => {
    const report = { numPassedTests: 1, testResults: [file('passed', 'passed')] };
    const errors = ['Error: late\n  at push (stream.js:1)\n  at flush (stream.js:2)\n  at end'];
    expect(countReport(report, 1, errors).failures).toEqual([
      'Outside every test: Error: late   at push (stream.js:1)   at flush (stream.js:2)',
    ]);
  });

  it('counts a run without a report as a failure', () => {
    expect(countReport(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
