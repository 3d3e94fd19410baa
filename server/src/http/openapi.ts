import {
  endpoints,
  ERRORS,
  errorAnswer,
  errorsOf,
  type Endpoint,
  type ErrorCode,
} from '@cortado/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const SESSION = { session: [] };

/** Rewrites a record with a fixed set of keys as an object with these properties. */
function nameProperties(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return;
  delete schema['propertyNames'];
  schema['properties'] = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  schema['additionalProperties'] = false;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (context) => nameProperties(context.jsonSchema),
  });
  return rest;
}

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
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function errorResponses(endpoint: Endpoint): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, errorResponse(codes.join(', '))]),
  );
}

function success({ summary, answer, produces, redirectsTo, status = 200 }: Endpoint): JsonSchema {
  if (redirectsTo !== undefined) {
    const location = { schema: { type: 'string', format: 'uri-reference' } };
    // OpenAPI linters require a response that is not an error, or a default.
    const otherwise = errorResponse('Nothing but a redirect is a success.');
    return { 302: { description: redirectsTo, headers: { location } }, default: otherwise };
  }
  const type = produces?.split(';')[0] ?? 'application/json';
  const content = { [type]: { schema: jsonSchema(answer, 'output') } };
  return { [status]: { description: summary, content } };
}

/** Endpoints for everyone accept a session too, which makes their answers personal. */
function security({ access }: Endpoint): JsonSchema[] {
  return access === 'everyone' ? [{}, SESSION] : [SESSION];
}

function operation(name: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: security(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.takes !== undefined && {
      requestBody: { required: true, content: { [endpoint.takes]: {} } },
    }),
    responses: { ...success(endpoint), ...errorResponses(endpoint) },
  };
}

/** The OpenAPI 3.1 description of the API, generated from the contract. */
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
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      description:
        'A directory of specialty coffee cafes. Filters of other categories are asked for as dynamicFilter_{category}.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
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
