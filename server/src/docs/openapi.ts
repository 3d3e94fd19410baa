import { endpoints, ERRORS, errorAnswer, type Endpoint, type ErrorCode } from '@cortado/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const ANY_CALL: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: JsonSchema };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: one,
  }));
}

function errorResponses({ errors }: Endpoint): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...errors, ...ANY_CALL]) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function operation(name: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: endpoint.summary,
        content: {
          [endpoint.produces?.split(';')[0] ?? 'application/json']: {
            schema: jsonSchema(endpoint.answer, 'output'),
          },
        },
      },
      ...errorResponses(endpoint),
    },
  };
}

/** The OpenAPI 3.1 description of the API, made from the contract alone. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cortado',
      version: '0.1.0',
      description:
        'A directory of specialty coffee cafes. Filters of other categories are asked for as dynamicFilter_{category}.',
    },
    paths,
    components: { schemas: { Error: jsonSchema(errorAnswer, 'output') } },
  };
}
