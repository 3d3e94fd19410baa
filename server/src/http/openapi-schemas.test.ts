import { expect, it } from 'vitest';
import { z } from 'zod';
import { nameSchemas, shareSchemas } from './openapi-schemas.ts';

const pin = z.object({ lat: z.number(), lng: z.number() });
const mapping = z.object({ at: pin, isLoud: z.boolean().default(false) });
const id = z.int().min(1).max(9).describe('Of a row.');

it('refers to schemas by the names of their exports, and to what is sent in another form by a name of its own', () => {
  const names = nameSchemas({ id, mapping, pin, most: 9 });
  const form = z.object({ ids: z.array(id), mapping: mapping.optional() });
  const { input, output, components } = shareSchemas(names, {
    input: { move: form },
    output: { move: mapping, list: z.array(id) },
  });
  expect(input['move']).toEqual({
    type: 'object',
    properties: {
      ids: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
      mapping: { $ref: '#/components/schemas/MappingInput' },
    },
    required: ['ids'],
  });
  expect(output).toEqual({
    move: { $ref: '#/components/schemas/Mapping' },
    list: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
  });
  expect(Object.keys(components).toSorted()).toEqual([
    'Id',
    'Mapping',
    'MappingInput',
    'Pin',
    'PinInput',
  ]);
  expect(components).toMatchObject({
    Id: { type: 'integer', description: 'Of a row.' },
    Mapping: { properties: { at: { $ref: '#/components/schemas/Pin' } } },
    MappingInput: { properties: { at: { $ref: '#/components/schemas/PinInput' } } },
  });
});

it('gives each schema one name, and each name to one schema', () => {
  expect(() => nameSchemas({ pin, spot: pin })).toThrow('The schema Spot has another name, too.');
  expect(() => nameSchemas({ pin, Pin: mapping })).toThrow('Two schemas have the name Pin.');
  const names = nameSchemas({ pin, pinInput: mapping });
  const both = { input: { pin, mapping }, output: { pin } };
  expect(() => shareSchemas(names, both)).toThrow('Two schemas have the name PinInput.');
});
