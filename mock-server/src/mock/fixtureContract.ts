const error = {
  type: 'object',
  required: ['name', 'message'],
  properties: { name: { type: 'string' }, message: { type: 'string' }, attributes: { type: 'array' } },
};
const errorContent = (examples: Record<string, object>) => ({
  description: 'error',
  content: {
    'application/json': { schema: error, examples: Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, { value }])) },
  },
});
const book = {
  type: 'object',
  required: ['title', 'pages'],
  properties: { title: { type: 'string', minLength: 1 }, pages: { type: 'integer' }, kind: { type: 'string', enum: ['novel', 'fact'] } },
  additionalProperties: false,
};

/** A small contract for the tests of the mock, with one operation for each HTTP feature. */
export const fixtureContract = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'fixture', version: '1.0.0' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'kindOf', in: 'query', schema: { type: 'array', items: { enum: ['novel', 'fact'] } } },
          { name: 'pageSize', in: 'query', schema: { type: 'integer', maximum: 100 } },
        ],
        responses: {
          200: {
            description: 'books',
            content: {
              'application/json': {
                schema: { type: 'array', minItems: 1, items: book },
                examples: { some: { value: [{ title: 'Emil', pages: 12 }] }, other: { value: [{ title: 'Pippi', pages: 30 }] } },
              },
            },
          },
          404: errorContent({ deleted: { name: 'not_found', message: 'deleted' } }),
        },
      },
      post: {
        operationId: 'createBook',
        security: [{ bearer: [] }],
        requestBody: { required: true, content: { 'application/json': { schema: book } } },
        responses: {
          201: {
            description: 'created',
            content: { 'application/json': { schema: book, examples: { made: { value: { title: 'Emil', pages: 12 } } } } },
          },
          400: errorContent({ pages: { name: 'ValidationError', message: 'canned', attributes: [] } }),
          401: errorContent({ anonymous: { name: 'unauthorized', message: 'no token' } }),
        },
      },
    },
    '/books/{bookId}': {
      delete: {
        operationId: 'removeBook',
        parameters: [{ name: 'bookId', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 204: { description: 'removed' } },
      },
    },
    '/sign-in': {
      post: {
        operationId: 'signIn',
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['username', 'password'],
                properties: { username: { type: 'string' }, password: { type: 'string', minLength: 3 } },
              },
            },
          },
        },
        responses: {
          302: {
            description: 'elsewhere',
            headers: { Location: { schema: { type: 'string' }, examples: { home: { value: 'http://localhost/home' } } } },
          },
        },
      },
    },
    '/note': {
      put: {
        operationId: 'writeNote',
        requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string', maxLength: 5 } } } },
        responses: {
          200: { description: 'note', content: { 'text/plain': { schema: { type: 'string' }, examples: { short: { value: 'hello' } } } } },
        },
      },
    },
    '/broken': {
      get: {
        operationId: 'broken',
        responses: {
          200: {
            description: 'against its schema',
            content: { 'application/json': { schema: book, examples: { bad: { value: { title: 'Emil' } } } } },
          },
        },
      },
    },
  },
};
