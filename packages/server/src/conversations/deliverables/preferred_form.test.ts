import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preferredForm } from './preferred_form.ts'

test('the form that is liked best is given, and the first where none is named', () => {
  const forms = ['text/html', 'text/markdown', 'application/pdf'] as const
  const cases = {
    '': 'text/html',
    '*/*': 'text/html',
    'application/json': 'text/html',
    'application/pdf': 'application/pdf',
    'text/markdown, */*': 'text/markdown',
    'text/html;q=0.8, APPLICATION/PDF': 'application/pdf',
    'application/pdf;q=0.5, text/markdown; q=0.9': 'text/markdown',
    'application/pdf;q=0': 'text/html',
    'text/html,application/pdf': 'text/html',
  }
  for (const [accept, form] of Object.entries(cases)) assert.equal(preferredForm(accept, forms), form, accept)
})
