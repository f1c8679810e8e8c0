import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf, pageOfDetail } from './readiness_pages.ts'

const place = { org: 'demo', slug: 'desk' }
const item = { level: 'recommended', message: '' } as const

test('the page that the API names is the one that is opened', () => {
  assert.equal(
    pageOf({ ...item, key: 'flow_warning', href: '/o/demo/elsewhere' }, place),
    '/o/demo/elsewhere',
  )
})

test('what the API names only a call for leads to the page where people do it', () => {
  assert.equal(pageOf({ ...item, key: 'fields_need_model' }, place), '/o/demo/settings/model')
  assert.equal(pageOf({ ...item, key: 'flow_warning' }, place), '/o/demo/agents/desk/flow')
  assert.equal(pageOf({ ...item, key: 'organization_unverified' }, place), undefined)
})

test('a prompt and a service have pages of their own', () => {
  assert.equal(
    pageOfDetail('prompt_warning', { title: 'brief' }, place),
    '/o/demo/agents/desk/prompts?kind=brief',
  )
  assert.equal(pageOfDetail('no_services', { id: 4, title: 'Audit' }, place), '/o/demo/catalog/services/4')
  assert.equal(pageOfDetail('flow_warning', { title: 'Welcome' }, place), undefined)
})
