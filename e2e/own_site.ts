import { listen } from './listen.ts'

/** The website of a new owner, which the server is allowed to read. */
export interface OwnSite {
  url: string
  host: string
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head>
<body>
  <nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/faq">Questions</a></nav>
  <main><h1>${title}</h1>${body}</main>
  <footer>Clay and Co, 4 Kiln Lane, Leeds. Phone: +44 113 496 0123. <a href="mailto:hello@clay.example">hello@clay.example</a></footer>
</body>
</html>
`

const pages: Record<string, string> = {
  '/': page(
    'Clay and Co',
    '<p>Clay and Co is a pottery studio in Leeds. We teach pottery to beginners in small groups.</p><h2>Opening hours</h2><p>The studio is open from Tuesday to Saturday, 10 am to 6 pm.</p>',
  ),
  '/prices': page(
    'Prices',
    '<h2>Wheel course</h2><p>The wheel course costs 180 pounds. It takes four evenings.</p>',
  ),
  '/faq': page(
    'Frequently asked questions',
    '<h2>Can I bring my dog?</h2><p>Dogs are welcome in the studio if they stay on a lead.</p><h2>Do I need experience?</h2><p>You need no experience: every course starts from the beginning.</p>',
  ),
}

/** More pages than are read without asking. */
const largeSitemap = (origin: string) => {
  const paths = [...Array(230).keys()].map((at) => (at < 210 ? `/news/${at}` : `/help/${at}`))
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`
}

/** `?paste=` is what the owner has pasted before the end of the page. */
export const openOwnSite = (): Promise<OwnSite> =>
  open((path, origin) => {
    const { pathname, searchParams } = new URL(path, origin)
    return pages[pathname]?.replace('</body>', `${searchParams.get('paste') ?? ''}</body>`)
  })

/** A site that is too large to be read without asking. */
export const openLargeSite = (): Promise<OwnSite> =>
  open((path, origin) => {
    if (path === '/sitemap.xml') return largeSitemap(origin)
    if (path === '/robots.txt') return undefined
    return page(`Page ${path}`, `<p>The help desk answers page ${path} within two days.</p>`)
  })

async function open(answer: (path: string, origin: string) => string | undefined): Promise<OwnSite> {
  const { host } = await listen(({ url: path = '/', headers }, response) => {
    const text = answer(path, `http://${headers.host}`)
    const type = path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8'
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type })
    response.end(text ?? 'Not found')
  })
  return { url: `http://${host}`, host }
}
