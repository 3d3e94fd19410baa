export const metricsRefused = 'Send the token in METRICS_TOKEN to read the metrics.';
