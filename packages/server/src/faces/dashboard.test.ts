import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getPage, noFaces, withFaces } from '../testing/faces.ts'

const paths = [
  '/',
  '/sign-in',
  '/sign-in/return?code=a&state=b',
  '/setup',
  '/join',
  '/forgotten-password',
  '/new-password',
  '/confirm-email',
  '/account',
  '/o/demo',
  '/o/demo/knowledge/gaps/4?status=open',
]
for (const path of paths)
  test(`${path} is the dashboard, at once and without a redirect`, async () => {
    const { statusCode, headers, body } = await getPage(path)
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'same-origin')
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
    assert.match(body, /index-abc\.js/)
  })

const nonceOf = (headers: Record<string, unknown>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!

test('R10: the policy names what may run and who may frame the page, and allows styles by nonce alone', async () => {
  const { headers } = await getPage('/')
  const nonce = nonceOf(headers)
  assert.equal(Buffer.from(nonce, 'base64').length, 16)
  assert.equal(
    headers['content-security-policy'],
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: https:; ` +
      "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('R10: a nonce is used once, and stands in the page wherever it is needed', async () => {
  const nonces = await Promise.all(
    ['/', '/'].map(async (path) => {
      const { headers, body } = await getPage(path)
      const nonce = nonceOf(headers)
      assert.equal(body.split(`nonce="${nonce}"`).length, 4)
      assert.ok(!body.includes('__FOYER_NONCE__'))
      return nonce
    }),
  )
  assert.notEqual(nonces[0], nonces[1])
})

test('a dashboard that is not built says how to build it, and the API goes on', async (t) => {
  const { app } = await withFaces(noFaces)
  t.after(() => app.close())
  const page = await app.inject('/sign-in')
  assert.equal(page.statusCode, 503)
  assert.match(page.body, /npm run build/)
  assert.equal((await app.inject('/widget.js')).statusCode, 404)
  assert.equal((await app.inject('/healthz')).statusCode, 200)
})
