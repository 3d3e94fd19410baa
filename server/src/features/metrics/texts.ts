export const metricsRefused = 'The metrics are for whoever sends the token of METRICS_TOKEN.';
