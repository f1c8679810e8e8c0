import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateTokens } from '@foyer/engine'
import { outlineOf } from './outline.ts'

test('an outline has every source with its headings, in the order of the documents', () => {
  const outline = outlineOf(
    [
      { source_title: 'Prices', trail: ['Prices', 'Bread'] },
      { source_title: 'Prices', trail: ['Prices', 'Cakes', 'Wedding cakes'] },
      { source_title: 'Contact', trail: [] },
      { source_title: 'Prices', trail: ['Prices', 'Bread', 'Rye'] },
    ],
    1000,
  )
  assert.equal(outline, '- Prices\n  - Bread\n    - Rye\n  - Cakes\n    - Wedding cakes\n- Contact')
})

test('where an outline is too long, deep headings go first, and no source loses its title or all of its headings', () => {
  const places = Array.from({ length: 20 }, (_, source) =>
    Array.from({ length: 20 }, (_, heading) => ({
      source_title: `Source ${source}`,
      trail: [`Heading ${heading}`, `A deeper heading ${heading}`],
    })),
  ).flat()
  const outline = outlineOf(places, 500)
  assert.ok(estimateTokens(outline) <= 500)
  assert.ok(!outline.includes('deeper'))
  for (let source = 0; source < 20; source++)
    assert.match(outline, new RegExp(`- Source ${source}\\n  - Heading 0`))
})
