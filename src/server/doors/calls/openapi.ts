import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type CallName, calls, type Repeat } from '#contract/call/calls.ts';
import { csrfField, csrfHeader, jsonFieldsOf } from '#contract/call/encoding.ts';
import { shapes } from '#contract/call/shapes.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names

export type CallDocument = {
  readonly name: CallName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contentType: string | undefined;
  readonly jsonFields: readonly string[];
  readonly repeat: Repeat;
  readonly request: JsonSchema;
  readonly response: JsonSchema;
};

/** Every call with what it takes and answers, from the same table and schemas that serve it. */
export function callDocuments(): readonly CallDocument[] {
  return names.map((name) => {
    const { method, path, encoding, repeat } = calls[name];
    return {
      name,
      method,
      path,
      contentType: contentTypes[encoding],
      jsonFields: jsonFieldsOf(name),
      repeat,
      request: schemaOf(shapes[name].request),
      response: schemaOf(shapes[name].response),
    };
  });
}

const contentTypes = {
  none: undefined,
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const;

/** What travels is the input of a schema; steps that only turn it into something else are left out. */
function schemaOf(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
}

const failureSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'fields'],
      properties: {
        code: { type: 'string', description: 'Stable; for programs' },
        message: { type: 'string', description: 'For people' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'code', 'message'],
            properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          },
        },
        status: {
          type: 'string',
          description: 'Of a plan that is not sold online: the screen that says how',
        },
      },
    },
  },
} as const;

export function openApi(documents: readonly CallDocument[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chhatri',
      version: '1',
      description: `A post carries the cookie csrftoken again in its field ${csrfField} or header ${csrfHeader}.`,
    },
    paths: Object.fromEntries(
      documents.map((each) => [each.path, { [each.method.toLowerCase()]: operation(each) }]),
    ),
    components: { schemas: { Failure: failureSchema } },
  };
}

function operation(call: CallDocument) {
  const { name, path, contentType, jsonFields, repeat, request, response } = call;
  const schema = { type: 'string' };
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
    name: key,
    in: 'path',
    required: true,
    schema,
  }));
  const encoding = Object.fromEntries(
    jsonFields.map((field) => [field, { contentType: 'application/json' }]),
  );
  const body = contentType && {
    requestBody: { required: true, content: { [contentType]: { schema: request, encoding } } },
  };
  return {
    operationId: name,
    'x-repeat': repeat,
    parameters,
    ...body,
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: response } } },
      default: {
        description: 'Not done',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}
