import { createConfig, lintFromString } from '@redocly/openapi-core';
import {
  endpoints,
  ERRORS,
  errorsOf,
  RATING_FILTERS,
  SORTS,
  type Endpoint,
} from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../http/openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  security: Record<string, string[]>[];
  responses: Record<
    string,
    { content?: Record<string, { schema: object }>; headers?: Record<string, object> }
  >;
}

// As a client gets it: serialised, without what JSON cannot express.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every value under a key, however deep. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}

/** With the keys of objects sorted. */
const canonical = (node: unknown) =>
  JSON.stringify(node, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

describe('the OpenAPI document', () => {
  it('is of version 3.1 and describes every endpoint of the contract once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Cortado', version: expect.any(String) });
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const wanted = Object.values<Endpoint>(endpoints).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(described.toSorted()).toEqual(wanted.toSorted());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('declares each parameter of a path, required, and no other', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('says what each parameter and answer is', () => {
    for (const { operation } of operations) {
      expect(operation.summary).toBeTruthy();
      for (const { schema } of operation.parameters) expect(schema).toHaveProperty('type');
      for (const { content = {}, headers } of Object.values(operation.responses)) {
        const [{ schema } = { schema: headers ?? {} }] = Object.values(content);
        expect(Object.keys(schema)).not.toEqual([]);
      }
    }
  });

  it('has the values of what a list is sorted and filtered by', () => {
    const { parameters } = document.paths['/api/cafes']!['get']!;
    const schemaOf = (name: string) => parameters.find((one) => one.name === name)!.schema;
    expect(schemaOf('sortBy')).toMatchObject({
      type: 'string',
      enum: [...SORTS, 'default', 'rating_high', 'reviews_count'],
    });
    expect(schemaOf('ratingFilter')).toMatchObject({
      description: expect.stringContaining(RATING_FILTERS.join(', ')),
    });
  });

  it('says who may call, and where the browser is sent on to', () => {
    for (const [id, { access, redirectsTo, status = 200 }] of Object.entries<Endpoint>(endpoints)) {
      const { operation } = operations.find((one) => one.operation.operationId === id)!;
      const session = { session: [] };
      expect(operation.security).toEqual(access === 'everyone' ? [{}, session] : [session]);
      const answers = ['200', '202', '302'].filter((one) => one in operation.responses);
      expect([id, answers]).toEqual([id, [redirectsTo === undefined ? String(status) : '302']]);
    }
    const redirects = operations.filter(({ operation }) => operation.responses['302']);
    expect(redirects.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'finishExternalSignIn',
      'openResetLink',
      'openUnsubscribeLink',
      'startExternalSignIn',
    ]);
  });

  it('keeps Redocly’s recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config,
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('has the errors an endpoint may answer', () => {
    for (const [id, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const { operation } = operations.find((one) => one.operation.operationId === id)!;
      for (const code of errorsOf(endpoint)) {
        expect(operation.responses).toHaveProperty(String(ERRORS[code]));
      }
    }
  });

  it('points only at what is there', () => {
    const pointers = valuesOf(document, '$ref');
    expect(pointers).not.toEqual([]);
    for (const pointer of pointers) {
      const steps = String(pointer).replace(/^#\//, '').split('/');
      const found = steps.reduce<unknown>(
        (node, step) => (node as Record<string, unknown> | undefined)?.[step],
        document,
      );
      expect({ pointer, found: typeof found }).toEqual({ pointer, found: 'object' });
    }
  });

  it('names the properties of records with a fixed set of keys', () => {
    for (const names of valuesOf(document, 'propertyNames'))
      expect(names).toEqual({ type: 'string' });
  });

  it('writes no properties of an object twice, if they are more than three', () => {
    const properties = valuesOf(document, 'properties').filter(
      (one) => Object.keys(one as object).length > 3,
    );
    expect(properties.length).toBeGreaterThan(50);
    const written = properties.map(canonical);
    expect(written.filter((one, index) => written.indexOf(one) < index)).toEqual([]);
  });
});
