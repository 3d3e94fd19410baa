import server from '../../package.json' with { type: 'json' };
import * as contract from '@cortado/contract';
import {
  endpoints,
  ERRORS,
  errorAnswer,
  errorsOf,
  type Endpoint,
  type ErrorCode,
} from '@cortado/contract';
import type { z } from 'zod';
import { jsonSchema, nameSchemas, shareSchemas, type JsonSchema } from './openapi-schemas.ts';

const SESSION = { session: [] };

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: JsonSchema };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }));
}

const errorResponse = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
});

function errorResponses(endpoint: Endpoint): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const status = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, errorResponse(codes.join(', '))]),
  );
}

function success(
  { summary, produces, redirectsTo, status = 200 }: Endpoint,
  answer: JsonSchema | undefined,
): JsonSchema {
  if (redirectsTo !== undefined) {
    const location = { schema: { type: 'string', format: 'uri-reference' } };
    // OpenAPI linters require a response that is not an error, or a default.
    const otherwise = errorResponse('Nothing but a redirect is a success.');
    return { 302: { description: redirectsTo, headers: { location } }, default: otherwise };
  }
  const type = produces?.split(';')[0] ?? 'application/json';
  const content = { [type]: { schema: answer } };
  return { [status]: { description: summary, content } };
}

/** Endpoints for everyone accept a session too, which makes their answers personal. */
function security({ access }: Endpoint): JsonSchema[] {
  return access === 'everyone' ? [{}, SESSION] : [SESSION];
}

function operation(
  name: string,
  endpoint: Endpoint,
  body: JsonSchema | undefined,
  answer: JsonSchema | undefined,
): JsonSchema {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: security(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    ...(endpoint.takes !== undefined && {
      requestBody: { required: true, content: { [endpoint.takes]: {} } },
    }),
    responses: { ...success(endpoint, answer), ...errorResponses(endpoint) },
  };
}

/** The OpenAPI 3.1 description of the API, generated from the contract. */
export function openApiDocument(): JsonSchema {
  const described = Object.entries<Endpoint>(endpoints);
  const answers = Object.fromEntries(described.map(([name, { answer }]) => [name, answer]));
  const { input, output, components } = shareSchemas(nameSchemas(contract), {
    input: Object.fromEntries(
      described.flatMap(([name, { body }]) => (body ? [[name, body]] : [])),
    ),
    output: { ...answers, errorAnswer },
  });
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of described) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, input[name], output[name]),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cortado',
      version: server.version,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      description:
        'A directory of specialty coffee cafes. Filters of other categories are asked for as dynamicFilter_{category}.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Set by signing in. Over https its name is `__Host-sid`.',
        },
      },
    },
  };
}
