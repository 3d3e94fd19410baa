import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';
type Names = ReturnType<typeof z.registry<{ id: string }>>;

/** Rewrites a record with a fixed set of keys as an object with these properties. */
function nameProperties(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return;
  delete schema['propertyNames'];
  schema['properties'] = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  schema['additionalProperties'] = false;
}

/** Converts a schema. Those that have names become references to `$defs`. */
export function jsonSchema(schema: z.ZodType, io: Direction, names: Names = z.registry()) {
  return z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      nameProperties(json);
      Object.assign(json, z.globalRegistry.get(zodSchema));
    },
  });
}

/**
 * Names each schema by its export: `cafe` is Cafe.
 * @throws if two schemas would have one name, or one schema two
 */
export function nameSchemas(exports: Readonly<Record<string, unknown>>): Names {
  const names: Names = z.registry();
  const taken = new Set<string>();
  for (const [name, schema] of Object.entries(exports)) {
    if (!(schema instanceof z.ZodType)) continue;
    const id = name.charAt(0).toUpperCase() + name.slice(1);
    if (names.has(schema)) throw new Error(`The schema ${id} has another name, too.`);
    if (taken.has(id)) throw new Error(`Two schemas have the name ${id}.`);
    taken.add(id);
    names.add(schema, { id });
  }
  return names;
}

type Shape = Record<string, z.ZodType>;
type Schemas = Record<string, JsonSchema>;
const REF = '#/$defs/';

function convert(shape: Shape, io: Direction, names: Names) {
  const { properties = {}, $defs = {} } = jsonSchema(z.object(shape), io, names);
  return { properties: properties as Schemas, named: $defs as Schemas };
}

/** A schema as JSON, with its references written out. */
const whole = (name: string, named: Schemas) =>
  JSON.stringify(named[name], (key, value: unknown) =>
    key === '$ref' ? named[String(value).slice(REF.length)] : value,
  );

function renameRefs<T>(schemas: T, nameOf: (name: string) => string): T {
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) =>
    key === '$ref' ? `#/components/schemas/${nameOf(String(value).slice(REF.length))}` : value,
  ) as T;
}

/**
 * The bodies and answers, with references to `components` for all schemas that have names. If the sent form of one differs from
 * the answered form, by defaults for example, it has the name `…Input`.
 * @throws if that name is taken
 */
export function shareSchemas(names: Names, shapes: Record<Direction, Shape>) {
  const input = convert(shapes.input, 'input', names);
  const output = convert(shapes.output, 'output', names);
  const nameOfInput = (name: string) => {
    if (!(name in output.named)) return name;
    return whole(name, input.named) === whole(name, output.named) ? name : `${name}Input`;
  };
  const components = renameRefs(output.named, (name) => name);
  for (const [name, schema] of Object.entries(renameRefs(input.named, nameOfInput))) {
    const given = nameOfInput(name);
    if (given !== name && (given in output.named || given in input.named))
      throw new Error(`Two schemas have the name ${given}.`);
    components[given] = schema;
  }
  return {
    input: renameRefs(input.properties, nameOfInput),
    output: renameRefs(output.properties, (name) => name),
    components,
  };
}
