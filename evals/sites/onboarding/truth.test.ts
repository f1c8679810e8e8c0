import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readTruths, type Truth } from './truth.ts'

/** The judge is judged: what the truth claims is on the pages. */

const pagesOf = ({ folder }: Truth) =>
  globSync('**/*.html', { cwd: folder }).map((file) => textOf(readFileSync(join(folder, file), 'utf8')))

const textOf = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#8211;', '–')
    .replace(/\s+/g, ' ')

for (const truth of readTruths()) {
  const pages = pagesOf(truth)
  const isSaid = (pattern: string) => pages.some((page) => new RegExp(pattern, 'i').test(page))

  test(`${truth.slug} is a site of 8 to 25 pages with 25 questions`, () => {
    assert.ok(pages.length >= 8 && pages.length <= 25, `${pages.length} pages`)
    assert.equal(truth.questions.length, 25)
  })

  test(`${truth.slug} says what a right answer says`, () => {
    for (const question of truth.questions)
      if ('right' in question) assert.ok(isSaid(question.right), question.text)
  })

  test(`${truth.slug} names its services, prices and durations`, () => {
    for (const { name, price_min, price_max, duration } of truth.services) {
      assert.ok(isSaid(unanchored(name)), name)
      for (const price of [price_min, price_max])
        if (price) assert.ok(isSaid(amount(price)), `${name}: ${price}`)
      if (duration) assert.ok(isSaid(duration), `${name}: ${duration}`)
    }
  })

  test(`${truth.slug} says whom it is for, and how it is reached`, () => {
    for (const { about } of truth.fit) assert.ok(isSaid(about), about)
    const { address, email, phone } = truth.profile
    for (const part of address ?? []) assert.ok(isSaid(part), part)
    if (email) assert.ok(email.some(isSaid))
    if (phone) assert.ok(phone.some((each) => isSaid(each.replace(/[+()]/g, '\\$&'))))
  })
}

const unanchored = (pattern: string) => pattern.replace(/[\^$]/g, '')

/** 1450000 is 14,500, 14.500 or 14500. */
function amount(minor: number): string {
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '[.,]?')
  return minor % 100 === 0 ? `\\b${whole}\\b` : `\\b${whole}[.,]${minor % 100}`
}
