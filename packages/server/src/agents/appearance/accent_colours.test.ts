import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coloursOf, contrast, parse } from './accent_colours.ts'

const steps = ['00', '33', '66', '99', 'cc', 'ff']
const every = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
const grays = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const between = (one: string, other: string) => contrast(parse(one), parse(other))

test('whatever the accent colour is, text on it and in it has a contrast of 4.5 in light and dark', () => {
  const grounds = { light: ['#ffffff', '#f4f2ee'], dark: ['#1d1b18', '#2b2925'] }
  for (const accent of [...every, ...grays])
    for (const [theme, { accent: shown, on_accent, accent_text }] of Object.entries(coloursOf(accent))) {
      assert.ok(between(shown, on_accent) >= 4.5, `${accent} ${theme} on accent`)
      for (const ground of grounds[theme as keyof typeof grounds])
        assert.ok(between(accent_text, ground) >= 4.5, `${accent} ${theme} on ${ground}`)
    }
})

test('a colour that can be read stays as it is; in the dark one that would vanish is lightened', () => {
  const { light, dark } = coloursOf('#0b5fa5')
  assert.deepEqual(light, { accent: '#0b5fa5', on_accent: '#ffffff', accent_text: '#0b5fa5' })
  assert.equal(dark.accent, '#0b5fa5')
  assert.equal(coloursOf('#ffd400').light.on_accent, '#000000')
  const navy = coloursOf('#0a1f44')
  assert.equal(navy.light.accent, '#0a1f44')
  assert.notEqual(navy.dark.accent, '#0a1f44')
  for (const accent of every) assert.ok(between(coloursOf(accent).dark.accent, '#1d1b18') >= 2, accent)
})

test('the contrast of two colours is that of WCAG', () => {
  assert.equal(between('#ffffff', '#000000'), 21)
  assert.equal(between('#767676', '#ffffff').toFixed(2), '4.54')
})
