import type { VisitedAgent } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { agentStyles } from './agent_styles.ts'
import { escapeText, sendHtml } from './html.ts'
import type { Reception } from './reception.ts'
import { sendStaticFile, staticFileOf } from './static_file.ts'

/** `/a/{public_id}`: a page to share, with nothing on it but the talk with one agent. */

interface AgentAddress {
  Params: { public_id: string }
}

const styles = staticFileOf('text/css; charset=utf-8', Buffer.from(agentStyles))

export function installAgentPage(app: FastifyInstance, receives: Reception) {
  app.get('/a/page.css', async (request, reply) =>
    sendStaticFile(request, reply, styles, 'public, max-age=300'),
  )
  app.get<AgentAddress>('/a/:public_id', async (request, reply) => {
    const { public_id } = request.params
    const agent = await receives(public_id)
    return agent ? sendHtml(reply, talkPage(public_id, agent)) : sendHtml(reply.code(404), nobodyPage)
  })
}

const talkPage = (publicId: string, { name, languages, appearance }: VisitedAgent) =>
  page(
    appearance.title ?? name,
    languages[0] ?? 'en',
    `<foyer-chat mode="page" agent="${escapeText(publicId)}"></foyer-chat>
  <noscript><p>This conversation needs JavaScript.</p></noscript>
  <script src="/widget.js"></script>`,
    appearance.logo_url,
  )

const nobodyPage = page(
  'This page is not available',
  'en',
  `<main>
    <h1>This page is not available</h1>
    <p>The link no longer works. Ask the person who sent it to you for a new one.</p>
  </main>`,
)

function page(title: string, language: string, body: string, logo = ''): string {
  // The policy allows pictures by https alone.
  const icon = logo.startsWith('https:') ? logo : 'data:,'
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${escapeText(title)}</title>
  <link rel="icon" href="${escapeText(icon)}">
  <link rel="stylesheet" href="/a/page.css">
</head>
<body>
  ${body}
</body>
</html>
`
}
