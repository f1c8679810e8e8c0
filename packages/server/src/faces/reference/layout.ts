import { html, type Markup } from './markup.ts'
import { navigation } from './navigation.ts'
import type { Reference } from './reference.ts'

/** What a page of the reference is made of. */
export interface Page {
  title: string
  /** One sentence for search engines and previews. */
  summary: string
  content: Markup
}

/** The document around a page: what is the same on all of them. */
export function documentOf(reference: Reference, path: string, { title, summary, content }: Page): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="${summary}">
  <title>${path === '/docs' ? title : `${title} · Foyer API`}</title>
  <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/docs/assets/styles.css">
  <script src="/docs/assets/reference.js" defer></script>
</head>
<body>
  <a class="skip" href="#content">Skip to content</a>
  <header class="top">
    <a class="brand" href="/docs"><img src="/docs/assets/icon.svg" alt="" width="24" height="24">Foyer API</a>
    <button class="menu" type="button" popovertarget="navigation">Menu</button>
    <a class="dashboard" href="/">Dashboard</a>
  </header>
  ${navigation(reference, path)}
  <main id="content" tabindex="-1">
    ${content}
  </main>
</body>
</html>
`
  return page.html
}
