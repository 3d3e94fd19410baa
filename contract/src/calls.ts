import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';

type Endpoints = typeof endpoints;

/** Endpoints by method and path, without those that redirect or do not answer with JSON. */
type Table = {
  [
    Name in EndpointName as Endpoints[Name] extends { produces: string } | { answer: z.ZodNull }
      ? never
      : `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`
  ]: Endpoints[Name];
};

/** How a client names an endpoint: 'POST /api/favorites'. */
export type Route = keyof Table;

/** A GET that is a write: it creates a user. */
type WritingRead = 'GET /api/dev/create-test-user';
export type ReadRoute = Exclude<Extract<Route, `GET ${string}`>, WritingRead>;
export type WriteRoute = Exclude<Route, ReadRoute>;

type SchemaOf<R extends Route, Name extends string> =
  Table[R] extends Record<Name, infer S extends z.ZodType> ? S : never;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** A value in a URL: text, a number, or the type that the server coerces it to. */
type ParamValue<In, Out> = unknown extends In ? Out : string extends In ? In | number : In;

type Params<S extends z.ZodType> = {
  [Key in keyof z.input<S>]: ParamValue<
    z.input<S>[Key],
    Key extends keyof z.output<S> ? z.output<S>[Key] : never
  >;
};

type Body<S extends z.ZodType> = DeepReadonly<
  unknown extends z.input<S> ? z.output<S> : z.input<S>
>;

/** A part of a call, if its endpoint has it; optional if nothing in it is required. */
type Part<Name extends string, Schema, Value> = [Schema] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type Parts<R extends Route> = Part<'params', SchemaOf<R, 'params'>, Params<SchemaOf<R, 'params'>>> &
  Part<'query', SchemaOf<R, 'query'>, Params<SchemaOf<R, 'query'>>> &
  Part<'body', SchemaOf<R, 'body'>, Body<SchemaOf<R, 'body'>>>;

/** The input of a call. */
export type CallInput<R extends Route> = unknown extends Parts<R> ? undefined : Parts<R>;

/** The answer of a call. */
export type Answer<R extends Route> = z.output<Table[R]['answer']>;
