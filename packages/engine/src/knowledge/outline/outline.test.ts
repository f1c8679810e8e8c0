import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateTokens } from '../../prompts/tokens.ts'
import { outlineOf } from './outline.ts'
import { type OutlinePath, outlinePaths, titleOf } from './outline_path.ts'
import { placesUnder } from './places_under.ts'

const paths: OutlinePath[] = [
  ['Website', 'Prices', 'Bread', 'Rye'],
  ['Website', 'Prices', 'Rolls'],
  ['Website', 'Contact'],
  ['Handbook', 'Sourdough'],
  ['Handbook', 'Yeast'],
]

test('an outline names every source, page and heading in their order', () => {
  assert.equal(
    outlineOf(paths, 1000),
    `Website
- Prices: Bread · Rye · Rolls
- Contact
Handbook: Sourdough · Yeast`,
  )
})

test('deep headings go first, and what is cut is marked', () => {
  assert.equal(outlineOf(paths, 15), 'Website: Prices · Contact · …\nHandbook: Sourdough · Yeast')
  assert.equal(outlineOf(paths, 6), 'Website\nHandbook')
  assert.equal(outlineOf(paths, 3), 'Website\n… and 1 more')
})

test('a large source leaves every other one its title and its first headings', () => {
  const large = Array.from({ length: 500 }, (_, at): OutlinePath => ['Large', `Page ${at}`, `Heading ${at}`])
  const small = Array.from({ length: 20 }, (_, at): OutlinePath[] => [
    [`Small ${at}`, 'First', 'Deep'],
    [`Small ${at}`, 'Second'],
  ])
  const outline = outlineOf([...large, ...small.flat()], 500)
  assert.ok(estimateTokens(outline) <= 520)
  for (const at of small.keys()) assert.match(outline, new RegExp(`Small ${at}: First · Second`))
  assert.match(outline, /Page 20 · /)
})

test('a file is called by the title inside of it, titles that repeat each other are said once, and the name that a site puts on all its pages not at all', () => {
  const page = (title: string, ...headings: string[]) => ({
    source: 'Bakery',
    headings: [title, ...headings],
  })
  const read = outlinePaths([
    page('Prices | Rye & Co', 'Bread'),
    page('Contact | Rye & Co'),
    page('Jobs - At the oven | Rye & Co'),
    page('Bakery'),
    { source: 'Leaflet', headings: ['LEAFLET', 'Cakes'] },
    { source: '02-courses.md', headings: ['Courses'] },
    { source: 'notes.txt', headings: [] },
  ])
  assert.deepEqual(read.map(titleOf), [
    'Bakery › Prices › Bread',
    'Bakery › Contact',
    'Bakery › Jobs - At the oven',
    'Bakery',
    'Leaflet › Cakes',
    'Courses',
    'notes.txt',
  ])
})

test('what stands under a title is found however it is written', () => {
  const under = (title: string) => placesUnder(paths, title)
  assert.deepEqual(under('website'), [0, 1, 2])
  assert.deepEqual(under('Prices'), [0, 1])
  assert.deepEqual(under('Website  ›  prices › RYE'), [0])
  assert.deepEqual(under('- Prices: Rolls'), [1])
  assert.deepEqual(under('Handbook > Yeast'), [4])
  assert.deepEqual(under('Opening hours'), [])
})

test('a title as a part of another one counts where nothing is called just that', () => {
  const named: OutlinePath[] = [
    ['Site', 'Bread prices in winter'],
    ['Site', 'Winter'],
  ]
  assert.deepEqual(placesUnder(named, 'winter'), [1])
  assert.deepEqual(placesUnder(named, 'bread prices'), [0])
})
