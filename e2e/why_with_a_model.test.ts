import { call } from './api.ts'
import { journey } from './journey.ts'
import { visit } from './visitor.ts'

journey(
  'with a model, its steps, its tokens and what it was given are told on request',
  async (page, server) => {
    const { url, key } = server.modelProvider
    const setModel = (body: object) => call(server, '/v1/organization/model', { method: 'PATCH', body })
    await setModel({ provider: 'openai_compatible', model: 'local-model', base_url: url, key })
    try {
      const conversation = await visit(server, 'front-desk', 'What does the pricing audit cost?')
      await page.goto(`${server.url}/o/demo/conversations/${conversation}`)
      const reply = page.getByRole('log').getByRole('listitem').filter({ hasText: 'We can help with that.' })
      await reply.getByRole('button', { name: 'Why this?' }).click()
      const reasons = page.getByRole('dialog', { name: 'Why it said this' })
      await reasons.getByRole('region', { name: 'Questions' }).getByText('Answered').waitFor()
      await reasons.getByRole('region', { name: 'Result' }).getByText('It offered replies to tap.').waitFor()
      const steps = reasons.getByRole('region', { name: 'Steps' })
      await steps.getByRole('button', { name: 'Offered replies' }).click()
      await steps.getByText('The buttons are shown.').waitFor()
      await reasons.getByText('20 in, 1 out').waitFor()
      await reasons.getByRole('button', { name: 'Show prompt' }).click()
      await reasons.getByText('What does the pricing audit cost?').last().waitFor()
    } finally {
      await setModel({ provider: null })
    }
  },
)
