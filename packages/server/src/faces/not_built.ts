/** What stands where the dashboard would be: the API works without it. */
export const notBuilt = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Foyer</title>
</head>
<body>
  <h1>The dashboard is not built</h1>
  <p>Run <code>npm run build</code> where Foyer is installed, and restart the server. The API works in the meantime: its reference is at <a href="/docs">/docs</a>.</p>
</body>
</html>
`
