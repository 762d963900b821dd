import { describe, expect, test } from 'vitest';
import { contractPage } from './contractPage.ts';
import { markdown } from './markdown.ts';
import { contractReference } from './reference.ts';
import { formatType, schemaRows } from './schemaRows.ts';

const noTargets = { origins: {}, clientId: '', redirectUri: '' };
const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/books': {
      parameters: [{ $ref: '#/components/parameters/Shelf' }],
      post: {
        operationId: 'createBook',
        'x-origin': 'specified',
        tags: ['Books'],
        summary: 'A new book',
        'x-access': [{ role: 'visitor', of: 'anyone' }],
        security: [],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } },
        responses: { 201: { 'x-origin': 'extension', description: 'Made.', headers: { Location: { schema: { type: 'string' } } } } },
      },
      get: {
        operationId: 'listBooks',
        'x-origin': 'specified',
        'x-access': [
          { role: 'superuser', of: 'realm' },
          { role: 'admin', of: 'organisation', acting: 'allowed' },
          { role: 'employee', of: 'unit', 'x-origin': 'extension' },
          { role: 'employee', of: 'group' },
          { role: 'user', of: 'self', secure: true, personal: true },
        ],
        tags: ['Books'],
        responses: {},
      },
    },
  },
  components: {
    parameters: { Shelf: { name: 'shelf', in: 'query', required: true, schema: { type: 'integer', minimum: 1, default: 1 } } },
    schemas: {
      Book: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', maxLength: 80, description: 'On the cover.' },
          chapters: { type: 'array', items: { $ref: '#/components/schemas/Chapter' } },
          sequel: { $ref: '#/components/schemas/Book', 'x-origin': 'extension' },
        },
      },
      Chapter: { type: 'object', properties: { kind: { enum: ['text', 'picture'] } } },
    },
  },
};

describe('the reference of a contract', () => {
  test('an operation has the parameters of its path, its origin and whether it requires a token', () => {
    const { operations } = contractReference(document);
    expect(operations.map(({ id, method, needsToken }) => [id, method, needsToken])).toEqual([
      ['listBooks', 'GET', true],
      ['createBook', 'POST', false],
    ]);
    expect(operations[1]).toMatchObject({
      origin: 'specified',
      parameters: [{ name: 'shelf', place: 'query', required: true, origin: 'specified', type: 'integer (≥ 1, default 1)' }],
      responses: [{ status: '201', origin: 'extension', headers: [{ name: 'Location', place: 'header', origin: 'extension' }] }],
    });
  });

  test('the properties of a body are listed with nested ones, and a recursive schema is not expanded again', () => {
    const rows = schemaRows(document, document.paths['/books'].post.requestBody.content['application/json'].schema, 'specified');
    expect(rows.map(({ name, depth, type, required, origin }) => [name, depth, type, required, origin])).toEqual([
      ['title', 0, 'string (length ≤ 80)', true, 'specified'],
      ['chapters', 0, 'list of Chapter', false, 'specified'],
      ['kind', 1, '"text" | "picture"', false, 'specified'],
      ['sequel', 0, 'Book', false, 'extension'],
    ]);
  });

  test.each([
    [{ type: ['string', 'null'], format: 'email' }, 'string | null (email)'],
    [{ const: 'S256' }, '"S256"'],
    [{ oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Chapter' }] }, 'string or Chapter'],
    [{ type: 'string', contentSchema: { $ref: '#/components/schemas/Chapter' } }, 'JSON text of Chapter'],
    [{}, 'any'],
  ])('the type of %j is formatted as “%s”', (schema, words) => {
    expect(formatType(document, schema)).toBe(words);
  });

  test('an operation says in plain words who may call it, and marks the rules that this project added', () => {
    const text = String(contractPage('books', contractReference(document), () => undefined, noTargets)).replaceAll(/<[^>]+>/g, '');
    expect(text).toContain(
      'Who may call it: Superusers (whole realm) · Administrators (their organisation, also while acting as somebody) · Employees (their school) extension · ' +
        'Employees (the students of their groups) · Everybody who is logged in (their own records, with a secure login, by an account of one person)',
    );
    expect(text).toContain('Who may call it: Everybody, logged in or not\n');
  });

  test('a value that is no contract has no operations', () => {
    expect(contractReference('nonsense').operations).toEqual([]);
  });
});

describe('descriptions', () => {
  const html = (source: string) => markdown(source).join('\n');

  test('paragraphs, lists, code and emphasis are rendered as HTML', () => {
    expect(html('**Lists** take `page`.\n\n- one\n- two `2`')).toBe(
      '<p><strong>Lists</strong> take <code>page</code>.</p>\n<ul><li>one</li><li>two <code>2</code></li></ul>',
    );
  });

  test('HTML in a description is escaped', () => {
    expect(html('a <script>alert(1)</script> `<b>`')).toBe('<p>a &lt;script&gt;alert(1)&lt;/script&gt; <code>&lt;b&gt;</code></p>');
  });
});
