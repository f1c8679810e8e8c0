import assert from 'node:assert/strict'
import { call, type List } from './api.ts'
import { journey } from './journey.ts'
import type { Server } from './server.ts'
import { visit } from './visitor.ts'

interface Prompt {
  id: number
  version: number
  active: boolean
  body: string
}

const promptsOf = async (server: Server, slug: string) =>
  (await call<List<Prompt>>(server, `/v1/agents/${slug}/prompt_templates?kind=conversation`)).data

journey(
  'an owner writes a prompt with an unknown reference, mends it, previews it on a conversation and activates it',
  async (page, server) => {
    const body = { name: 'Prompted desk', archetype: 'answers', languages: ['en'] }
    const { slug } = await call<{ slug: string }>(server, '/v1/agents', { method: 'POST', body })
    await visit(server, slug, 'Do you offer workshops for gardeners?')
    await page.goto(`${server.url}/o/demo/agents/${slug}/try`)
    await page.getByRole('button', { name: 'Actions for Prompted desk' }).click()
    await page.getByRole('menuitem', { name: 'Prompts' }).click()
    await page.getByText('No language model is connected').waitFor()

    const editor = page.getByRole('textbox', { name: 'Text of version 1' })
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Mind {{facs}}.')
    await page.getByText('Unknown variable {{facs}}: did you mean {{facts}}?').first().waitFor()
    await page.locator('.cm-lintRange-warning').waitFor()
    assert.equal((await promptsOf(server, slug)).length, 1)
    for (let at = 0; at < ' Mind {{facs}}.'.length; at++) await page.keyboard.press('Backspace')
    await page.getByText('Unknown variable').first().waitFor({ state: 'detached' })

    await page.keyboard.type(' You are at {{organization.nam')
    await page.getByRole('option', { name: /^organization\.name/ }).click()
    const preview = page.getByRole('region', { name: 'Preview of the prompt' })
    await preview.getByText('You are at Brightwater').waitFor()
    await page.getByRole('combobox', { name: 'Conversation' }).click()
    await page.getByRole('option', { name: /^#\d/ }).first().click()
    await preview.getByText('You are at Brightwater').waitFor()

    await page.getByRole('button', { name: 'Save and activate' }).dblclick()
    await page.getByRole('heading', { name: 'Replies, version 2' }).waitFor()
    const [second, first] = await promptsOf(server, slug)
    assert.ok(second?.active && second.body.endsWith('You are at {{organization.name}}'))
    assert.equal(second.version, 2)

    await page.getByRole('link', { name: 'Compare with version 1' }).click()
    await page.getByRole('cell', { name: /You are at/ }).waitFor()
    await page.getByRole('link', { name: 'Version 1', exact: true }).click()
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('link', { name: 'Version 1 (active)' }).waitFor()
    const active = (await promptsOf(server, slug)).find((each) => each.active)
    assert.equal(active?.id, first!.id)
  },
)

journey('an owner starts an experiment with two versions and ends it with a winner', async (page, server) => {
  const body = { name: 'Experimental desk', archetype: 'answers', languages: ['en'] }
  const { slug } = await call<{ slug: string }>(server, '/v1/agents', { method: 'POST', body })
  const path = `/v1/agents/${slug}/prompt_templates`
  await call(server, path, { method: 'POST', body: { body: 'Be brief, {{agent.name}}.' } })
  await page.goto(`${server.url}/o/demo/agents/${slug}/prompts`)
  await page.getByRole('button', { name: 'Create experiment' }).click()
  await page.getByLabel('Name').fill('Shorter replies')
  await page.locator('form').getByRole('button', { name: 'Create experiment' }).dblclick()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Running ·').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('radio', { name: 'version 1 (mark as winner)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await page.getByText('version 1 won').waitFor()
  await page.getByRole('link', { name: 'Version 1 (active)' }).waitFor()
  const { data } = await call<List<{ status: string }>>(server, `/v1/agents/${slug}/experiments`)
  assert.deepEqual(
    data.map(({ status }) => status),
    ['stopped'],
  )
})
