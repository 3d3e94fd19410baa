//@ts-check
import { runNpm } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {{passed: number, failed: number, failures: string[]}} Audit */

/**
 * What `npm audit --json` found. The high and critical fail; the rest are warnings, as is a registry that does not answer.
 * @param {string} output
 * @returns {Audit & {warnings: string[]}}
 */
export function readAudit(output) {
  /** @type {{vulnerabilities?: Record<string, {name: string, severity: string, range: string}>}} */
  let report = {};
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    // Not JSON: reported below.
  }
  if (!report.vulnerabilities) {
    const warnings = ['Warning: the registry did not answer; dependencies were not audited.'];
    return { passed: 1, failed: 0, failures: [], warnings };
  }
  const found = Object.values(report.vulnerabilities);
  const isGrave = (/** @type {{severity: string}} */ { severity }) =>
    severity === 'high' || severity === 'critical';
  const line = (/** @type {{name: string, severity: string, range: string}} */ one) =>
    `${one.name} ${one.range}: ${one.severity}`;
  const failures = found.filter(isGrave).map(line);
  const warnings = found.filter((one) => !isGrave(one)).map((one) => `Warning: ${line(one)}`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures, warnings };
}

/**
 * Asks the registry whether a weakness is known of what runs in production.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Audit>}
 */
export async function auditDependencies(env) {
  const { output } = await runNpm(
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'],
    { env, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { warnings, ...count } = readAudit(output);
  for (const line of warnings) say(line);
  return count;
}
