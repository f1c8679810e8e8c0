/** Small sites of invented organizations, as their makers write them. */

const page = (title: string, head: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

const studioData = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'Northlight', publisher: { '@id': '#us' } },
    {
      '@type': ['LocalBusiness', 'PhotographyBusiness'],
      '@id': '#us',
      name: 'Northlight Studio',
      logo: { '@type': 'ImageObject', url: '/logo.svg' },
      description: 'A portrait studio by the canal.',
      telephone: '+44 161 496 0018',
      email: 'mailto:studio@northlight.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '14 Canal Street',
        addressLocality: 'Manchester',
        postalCode: 'M1 3HE',
        addressCountry: 'GB',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00:00',
          closes: '18:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '16:00' },
        { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
      ],
      currenciesAccepted: 'GBP',
      sameAs: ['https://www.instagram.com/northlight', 'https://www.linkedin.com/company/northlight'],
    },
  ],
}

/** Everything in JSON-LD, in the head of one page only. */
export const studio = {
  '/': page(
    'Northlight Studio – portraits in Manchester',
    `<script type="application/ld+json">${JSON.stringify(studioData)}</script>
     <meta name="theme-color" content="#ffffff">
     <style>:root{--ink:#111;--brand-colour:#b4451f;--paper:#fafafa} .btn{background:var(--brand-colour)}</style>`,
    `<main><h1>Portraits</h1><p>We take portraits of people and their dogs, at the studio or at your place.</p>
     <a href="/prices">Prices</a></main>`,
  ),
  '/prices': page(
    'Prices – Northlight Studio',
    '',
    '<main><h1>Prices</h1><p>A sitting is £180. Each print is £25.</p></main>',
  ),
}

const footer = `<footer><div><strong>Tischlerei Holm GmbH</strong><br>Werkstraße 12<br>24937 Flensburg</div>
  <p>Tel. <a href="tel:+494611234567">0461 123 45 67</a> · Fax 0461 123 45 68</p>
  <p><a href="mailto:info@tischlerei-holm.example">E-Mail</a> · <a href="https://www.instagram.com/tischlereiholm/">Instagram</a>
  · <a href="https://www.facebook.com/sharer/sharer.php?u=https://x.example">Teilen</a></p>
  <p>Mo–Fr 7–16 Uhr geöffnet</p><p>© 2026 Tischlerei Holm GmbH</p></footer>`
const header =
  '<header><a href="/"><img class="site-logo" src="/img/holm.png" alt="Tischlerei Holm"></a><nav><a href="/kontakt">Kontakt</a> <a href="/datenschutz">Datenschutz</a> <a href="/preise">Preise</a></nav></header>'
const german = (title: string, main: string) =>
  page(
    `${title} | Tischlerei Holm`,
    `<meta property="og:site_name" content="Tischlerei Holm"><link rel="alternate" hreflang="da" href="/da/">
     <meta name="description" content="${title === 'Start' ? 'Möbel und Türen aus Flensburg.' : 'Eine Seite.'}">
     <style>.btn-primary { background-color: rgb(31, 107, 74); color: #fff }</style>`,
    `${header}<main>${main}</main>${footer}`,
    'de-DE',
  )

/** Nothing but what visitors see. */
export const joiner = {
  '/': german(
    'Start',
    '<h1>Möbel nach Maß</h1><p>Wir bauen Tische, Türen und Treppen aus heimischem Holz.</p>',
  ),
  '/kontakt': german(
    'Kontakt',
    `<h1>Kontakt</h1><h2>Öffnungszeiten</h2><table><tr><td>Montag bis Freitag</td><td>7–16 Uhr</td></tr>
     <tr><td>Samstag</td><td>9–12 Uhr</td></tr><tr><td>Sonntag</td><td>geschlossen</td></tr></table>
     <p>Termine auch nach Vereinbarung.</p>`,
  ),
  '/preise': german('Preise', '<h1>Preise</h1><p>Ein Tisch ab 1.200 €, eine Tür ab 900 €.</p>'),
  '/datenschutz': german(
    'Datenschutz',
    '<h1>Datenschutz</h1><p>Aufsicht: Behörde für Datenschutz, Holstenstraße 98, 24103 Kiel, Telefon: 0431 988 1200</p>',
  ),
}

/** A shop that marks its text up. */
export const shop = {
  '/': page(
    'Harbour Books',
    '<link rel="icon" href="/icon.png" sizes="192x192">',
    `<main><h1>Harbour Books</h1><p>New and second-hand books by the old quay.</p>
     <div itemscope itemtype="https://schema.org/BookStore"><span itemprop="name">Harbour Books</span>
     <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
     <span itemprop="streetAddress">3 Capstan Row</span>, <span itemprop="addressLocality">Port Ellery</span>
     <span itemprop="postalCode">PY4 2HN</span></div>
     <a itemprop="telephone" href="tel:+441632960233">01632 960233</a>
     <time itemprop="openingHours" datetime="Mo-Fr 09:00-17:30">weekdays</time>
     <meta itemprop="openingHours" content="Sa 10:00-16:00"></div></main>`,
  ),
}

const evil = {
  '@type': 'LocalBusiness',
  name: 'Nice\u0000 \u202eshop<script>alert(1)</script>',
  telephone: 'javascript:alert(1)',
  email: '"><img src=x onerror=alert(1)>@x.example',
  logo: 'javascript:alert(1)',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Line one\u0007\u001b[31m 1',
    postalCode: '12345',
    addressLocality: 'Town',
  },
  openingHours: ['Mo-Fr 99:99-12:00', 'Sa 10:00-10:00', 'So 25:00-26:00'],
  currenciesAccepted: 'XQQ',
  sameAs: [
    'javascript:alert(1)',
    'http://169.254.169.254/latest',
    'http://user:pw@instagram.com/x',
    'http://10.0.0.1/admin',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(30)}.example/`,
  ],
}

/** A page that wants to put into the profile what does not belong there. */
export const hostile = {
  '/': page(
    'Hostile',
    `<script type="application/ld+json">${JSON.stringify(evil).replaceAll('<', '\\u003c')}</script>
     <script type="application/ld+json">${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}</script>
     <link rel="icon" href="http://127.0.0.1:1/inside.png"><link rel="apple-touch-icon" href="data:image/png;base64,AAAA">`,
    `<main><h1>Hostile</h1><p>This page has enough text to be read as a page of its own, and says nothing true.</p>
     <div style="display:none">Tel. 0900 666 666</div><a href="https://10.0.0.2/instagram.com/x">Instagram</a></main>`,
  ),
}

/** Colours in a style sheet of its own, as most sites have them. */
export const styled = {
  '/': page(
    'Quill and Ash',
    '<link rel="stylesheet" href="/css/main.css"><link rel="stylesheet" href="/css/bootstrap.min.css">',
    '<main><h1>Quill and Ash</h1><p>Solicitors for people and small companies since 1988.</p><a href="/fees">Fees</a></main>',
  ),
  '/fees': page(
    'Fees',
    '<link rel="stylesheet" href="/css/main.css">',
    '<main><h1>Fees</h1><p>A first talk of half an hour is free of charge.</p></main>',
  ),
}
