import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownCitations } from './shown_citations.ts'

const page = (url: string) => ({ title: 'Returns', url })

test('a source is shown once, and only if it is a page of the web', () => {
  const [returns, prices] = [page('https://example.com/returns'), page('http://example.com/prices')]
  const citations = [returns, prices, page('javascript:alert(1)'), page('data:text/html,x')]
  assert.deepEqual(shownCitations({ citations, links: [] }), [returns, prices])
  assert.deepEqual(shownCitations({ citations, links: [{ ...returns, title: 'More' }] }), [prices])
})
