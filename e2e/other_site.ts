import { listen } from './listen.ts'

/** The website of somebody else, on an origin of its own, with the widget on its page and a strict policy of its own. */
export async function openSite(service: string, publicId: string): Promise<string> {
  const policy = [
    "default-src 'none'",
    `script-src ${service}`,
    `connect-src ${service}`,
    "style-src 'none'",
    'img-src https: data:',
  ].join('; ')
  const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Brightwater Partners</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <main><h1>Brightwater Partners</h1><p>We help companies that make and move things.</p></main>
  <script src="${service}/widget.js" async></script>
  <foyer-chat agent="${publicId}"></foyer-chat>
</body>
</html>
`
  const { port } = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
    response.end(page)
  })
  // Another host than the service's, so that it is another site and not only another port.
  return `http://localhost:${port}`
}
