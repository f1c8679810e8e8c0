import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizationFindings } from './organization_findings.ts'
import { contactForms, hoursForms, type WrittenForm } from './testing/forms.ts'

function readForm({ lines, field }: WrittenForm) {
  const pages = [{ url: 'https://holm.example/', title: null, hints: { lines } }]
  return organizationFindings(pages).find((each) => each.field === field)?.value
}

test('opening hours are read as pages write them, in English and German, and other times are left', () => {
  for (const form of hoursForms) assert.deepEqual(readForm(form), form.value, form.lines.join(' / '))
})

test('phones, e-mail addresses and postal addresses are read as pages write them, and other numbers are left', () => {
  for (const form of contactForms) assert.deepEqual(readForm(form), form.value, form.lines.join(' / '))
})
