import type { OpeningHours } from '../finding.ts'

/** How pages write what they say about their organization, as lines of a page and what must be read from them. */

export interface WrittenForm {
  lines: string[]
  field: 'opening_hours' | 'phone' | 'email' | 'address'
  /** Undefined where the lines say nothing of the kind. */
  value: OpeningHours[] | string | undefined
}

type Day = OpeningHours['days'][number]
const days = (list: string) => list.split(' ') as Day[]
const span = (list: string, opens: string, closes: string, note?: string): OpeningHours => ({
  days: days(list),
  opens,
  closes,
  ...(note && { note }),
})
const workdays = 'mon tue wed thu fri'
const all = 'mon tue wed thu fri sat sun'

const hours = (lines: string[], value: OpeningHours[] | undefined): WrittenForm => ({
  lines,
  field: 'opening_hours',
  value,
})

export const hoursForms: WrittenForm[] = [
  hours(['Opening hours', 'Mon–Fri 9am–5.30pm'], [span(workdays, '09:00', '17:30')]),
  hours(
    ['Öffnungszeiten', 'Mo–Fr 8–12 und 14–18 Uhr'],
    [span(workdays, '08:00', '12:00'), span(workdays, '14:00', '18:00')],
  ),
  hours(
    [
      'Opening Hours',
      'Monday | 9:00 – 17:00',
      'Tuesday | 9:00 – 17:00',
      'Wednesday | Closed',
      'Thursday | 9:00 – 19:00',
      'Friday | 9:00 – 17:00',
      'Saturday | 10:00 – 14:00',
      'Sunday | Closed',
    ],
    [span('mon tue fri', '09:00', '17:00'), span('thu', '09:00', '19:00'), span('sat', '10:00', '14:00')],
  ),
  hours(
    [
      'Öffnungszeiten:',
      'Montag bis Freitag: 7:30 – 17:00 Uhr',
      'Samstag: 8:00 – 12:00 Uhr',
      'Sonntag geschlossen',
    ],
    [span(workdays, '07:30', '17:00'), span('sat', '08:00', '12:00')],
  ),
  hours(
    ['We are open Monday to Saturday from 8 am to 6 pm.'],
    [span('mon tue wed thu fri sat', '08:00', '18:00')],
  ),
  hours(
    ['Unsere Öffnungszeiten', 'Di, Mi, Do 10.00–18.30 Uhr, Fr 10.00–20.00 Uhr, Sa 9.00–14.00 Uhr'],
    [span('tue wed thu', '10:00', '18:30'), span('fri', '10:00', '20:00'), span('sat', '09:00', '14:00')],
  ),
  hours(['Hours', 'Mon, Wed & Fri: 10am – 4pm'], [span('mon wed fri', '10:00', '16:00')]),
  hours(['Open daily 11:30–22:00'], [span(all, '11:30', '22:00')]),
  hours(['Öffnungszeiten', 'Täglich von 11 bis 23 Uhr'], [span(all, '11:00', '23:00')]),
  hours(
    ['Öffnungszeiten', 'Montag Ruhetag', 'Dienstag – Sonntag 17:00–23:00 Uhr'],
    [span('tue wed thu fri sat sun', '17:00', '23:00')],
  ),
  hours(
    ['When we are open', 'Mon - Thu 09:00 - 12:30, 13:30 - 17:00', 'Fri 09:00 - 12:30'],
    [span('mon tue wed thu fri', '09:00', '12:30'), span('mon tue wed thu', '13:30', '17:00')],
  ),
  hours(['Opening times', 'Fri & Sat: 6pm–2am'], [span('fri sat', '18:00', '02:00')]),
  hours(
    ['Sprechzeiten', 'Mo, Di, Do 8–12 Uhr und 15–18 Uhr', 'Mi, Fr 8–12 Uhr', 'sowie nach Vereinbarung'],
    [
      span('mon tue wed thu fri', '08:00', '12:00'),
      span('mon tue thu', '15:00', '18:00', 'sowie nach Vereinbarung'),
    ],
  ),
  hours(
    ['Studio hours', 'Tue–Fri 10:00–18:00', 'Sat by appointment only'],
    [span('tue wed thu fri', '10:00', '18:00', 'Sat by appointment only')],
  ),
  hours(
    ['Öffnungszeiten', 'Mo–Fr 9–18 Uhr', 'Samstags nach Vereinbarung'],
    [span(workdays, '09:00', '18:00', 'Samstags nach Vereinbarung')],
  ),
  hours(
    ['Opening hours', 'Weekdays 8.30–17.00', 'Weekends 10–4pm'],
    [span(workdays, '08:30', '17:00'), span('sat sun', '10:00', '16:00')],
  ),
  hours(['Wir sind werktags von 9-18 Uhr für Sie da.'], [span(workdays, '09:00', '18:00')]),
  hours(['Open 24 hours a day, seven days a week'], [span(all, '00:00', '24:00')]),
  hours(['Office hours', 'Mon–Fri: 9–5'], [span(workdays, '09:00', '17:00')]),
  hours(
    ['Geschäftszeiten', 'Mo. - Do.: 09:00 - 18:00 Uhr', 'Fr.: 09:00 - 16:00 Uhr'],
    [span('mon tue wed thu', '09:00', '18:00'), span('fri', '09:00', '16:00')],
  ),
  hours(['Öffnungszeiten', 'Mo–Fr 9h–18h'], [span(workdays, '09:00', '18:00')]),
  hours(
    ['Visit us', 'Opening hours', 'Monday to Friday', '9am to 5pm', 'Saturday', '10am to 1pm'],
    [span(workdays, '09:00', '17:00'), span('sat', '10:00', '13:00')],
  ),
  hours(
    ['Opening hours', 'Monday', 'Closed', 'Tuesday – Friday', '12 noon – 9pm', 'Sat', 'noon to midnight'],
    [span('tue wed thu fri', '12:00', '21:00'), span('sat', '12:00', '24:00')],
  ),
  hours(
    ['Öffnungszeiten', 'Winter (November–März): Mo–Fr 10–16 Uhr', 'Sommer (April–Oktober): Mo–Fr 9–18 Uhr'],
    [
      span(workdays, '10:00', '16:00', 'Winter (November–März)'),
      span(workdays, '09:00', '18:00', 'Sommer (April–Oktober)'),
    ],
  ),
  hours(
    ['Telefonisch erreichbar: Mo–Fr 8–20 Uhr', 'Öffnungszeiten', 'Mo–Fr 10–18 Uhr'],
    [span(workdays, '10:00', '18:00')],
  ),
  hours(
    ['Öffnungszeiten', 'Mo bis Fr von 9 bis 12 und von 13 bis 17 Uhr, Mi nachmittags geschlossen'],
    [span(workdays, '09:00', '12:00'), span('mon tue thu fri', '13:00', '17:00')],
  ),
  hours(
    ['Opening hours', 'Tue–Sat: lunch 12–2.30pm, dinner 6–10pm'],
    [span('tue wed thu fri sat', '12:00', '14:30'), span('tue wed thu fri sat', '18:00', '22:00')],
  ),
  hours(['Öffnungszeiten', 'montags–freitags 8:00–16:30 Uhr'], [span(workdays, '08:00', '16:30')]),
  hours(['We are open Saturday 9am–1pm.'], [span('sat', '09:00', '13:00')]),
  hours(
    [
      'So finden Sie uns',
      'Öffnungszeiten',
      'Mo 8:00–12:00',
      'Di 8:00–12:00 und 14:00–18:00',
      'Mi geschlossen',
      'Do 8:00–18:00',
      'Fr 8:00–13:00',
    ],
    [
      span('mon tue', '08:00', '12:00'),
      span('tue', '14:00', '18:00'),
      span('thu', '08:00', '18:00'),
      span('fri', '08:00', '13:00'),
    ],
  ),
  hours(
    ['Opening hours: Mon to Fri 08:30 to 17:15; Sat 09:00 to 13:00'],
    [span(workdays, '08:30', '17:15'), span('sat', '09:00', '13:00')],
  ),
  hours(
    ['HOURS', 'MON-FRI: 7AM-7PM', 'SAT-SUN: 8AM-5PM'],
    [span(workdays, '07:00', '19:00'), span('sat sun', '08:00', '17:00')],
  ),
  hours(
    [
      'Öffnungszeiten',
      'Mo, Mi, Fr: 9:00 bis 12:30 Uhr',
      'Di + Do: 14:00 bis 19:00 Uhr',
      'Sa., So. und an Feiertagen geschlossen',
    ],
    [span('mon wed fri', '09:00', '12:30'), span('tue thu', '14:00', '19:00')],
  ),
  hours(
    ['Our shop is open Tuesday to Sunday, 10 a.m. to 6 p.m., and closed on Mondays.'],
    [span('tue wed thu fri sat sun', '10:00', '18:00')],
  ),
  hours(
    ['Die Werkstatt ist montags bis donnerstags von 7 bis 16 Uhr und freitags von 7 bis 13 Uhr geöffnet.'],
    [span('mon tue wed thu', '07:00', '16:00'), span('fri', '07:00', '13:00')],
  ),
  hours(
    ['Visiting', 'Opening hours', 'Every day 10am – 6pm (last entry 5pm)'],
    [span(all, '10:00', '18:00')],
  ),
  hours(
    [
      'Sprechstunden',
      'Montag | 8:00 - 12:00 | 15:00 - 18:00',
      'Mittwoch | 8:00 - 12:00 | –',
      'Freitag | 8:00 - 13:00',
    ],
    [span('mon wed', '08:00', '12:00'), span('mon', '15:00', '18:00'), span('fri', '08:00', '13:00')],
  ),
  hours(
    [
      'Öffnungszeiten Büro',
      'Mo.–Fr.: 8.00–16.30 Uhr',
      'Termine außerhalb der Öffnungszeiten nach Vereinbarung',
    ],
    [span(workdays, '08:00', '16:30', 'Termine außerhalb der Öffnungszeiten nach Vereinbarung')],
  ),
  hours(
    [
      'Opening hours',
      'Mon',
      '09:00 – 17:00',
      'Tue',
      '09:00 – 17:00',
      'Wed',
      '09:00 – 17:00',
      'Thu',
      '09:00 – 20:00',
      'Fri',
      '09:00 – 17:00',
      'Sat',
      'Closed',
      'Sun',
      'Closed',
    ],
    [span('mon tue wed fri', '09:00', '17:00'), span('thu', '09:00', '20:00')],
  ),
  hours(
    ['Opening times', 'Monday-Thursday: 09.00-17.30', 'Friday: 09.00-17.00', 'Closed on bank holidays'],
    [span('mon tue wed thu', '09:00', '17:30'), span('fri', '09:00', '17:00')],
  ),
  hours(['Office hours', 'Monday through Friday, 8:30 a.m.–5 p.m. ET'], [span(workdays, '08:30', '17:00')]),
  hours(
    ['Wir haben Dienstag bis Samstag von 11.30 bis 14 Uhr und ab 17.30 bis 22 Uhr geöffnet.'],
    [span('tue wed thu fri sat', '11:30', '14:00'), span('tue wed thu fri sat', '17:30', '22:00')],
  ),
  hours(
    ['Kanzleizeiten: Montag–Donnerstag 9–17 Uhr, Freitag 9–14 Uhr'],
    [span('mon tue wed thu', '09:00', '17:00'), span('fri', '09:00', '14:00')],
  ),
  hours(
    ['Opening hours', '9am–5pm Monday to Friday', '10am–4pm Saturday'],
    [span(workdays, '09:00', '17:00'), span('sat', '10:00', '16:00')],
  ),
  hours(['Clubhouse opening hours', 'Wed 6pm till late'], undefined),
  hours(['Support hours', 'Mon–Fri 9–17 CET'], [span(workdays, '09:00', '17:00', 'Support hours')]),
  hours(
    ['Öffnungszeiten', 'Mo-Fr: 10:00-19:00 Uhr', 'Sa: 10:00-16:00 Uhr', 'Kontakt', 'Telefon: 040 1234567'],
    [span(workdays, '10:00', '19:00'), span('sat', '10:00', '16:00')],
  ),
  hours(
    ['Open Tue–Sat 12pm–3pm & 5:30pm–11pm'],
    [span('tue wed thu fri sat', '12:00', '15:00'), span('tue wed thu fri sat', '17:30', '23:00')],
  ),
  hours(
    [
      'Öffnungszeiten',
      'Dienstag bis Freitag',
      '10:00 – 18:00 Uhr',
      'Samstag',
      '10:00 – 14:00 Uhr',
      'Montag Ruhetag',
    ],
    [span('tue wed thu fri', '10:00', '18:00'), span('sat', '10:00', '14:00')],
  ),
  hours(
    ['Öffnungszeiten Hofladen', 'Mi 14–18 Uhr, Sa 9–13 Uhr'],
    [span('wed', '14:00', '18:00'), span('sat', '09:00', '13:00')],
  ),
  hours(['We are open from Monday to Friday between 9.00am and 5.30pm.'], [span(workdays, '09:00', '17:30')]),
  hours(
    ['Opening hours', 'Mon–Sat 8am–8pm', 'Sun & bank holidays 10am–4pm'],
    [span('mon tue wed thu fri sat', '08:00', '20:00'), span('sun', '10:00', '16:00')],
  ),
  hours(
    ['Store hours', 'M–F 10–6', 'Sat 10–5', 'Sun 12–4'],
    [span(workdays, '10:00', '18:00'), span('sat', '10:00', '17:00'), span('sun', '12:00', '16:00')],
  ),
  hours(
    ['Die Geschäftsstelle ist dienstags von 17:00 bis 18:30 Uhr besetzt.'],
    [span('tue', '17:00', '18:30')],
  ),
  hours(['Phone hours: Mon–Fri 8–20', 'Opening hours', 'Mon–Fri 10–18'], [span(workdays, '10:00', '18:00')]),
  hours(
    [
      'Opening hours',
      'Monday to Friday, 8:00 to 18:00',
      'From May to September also on Saturdays, 9:00 to 13:00',
    ],
    [span(workdays, '08:00', '18:00'), span('sat', '09:00', '13:00', 'From May to September')],
  ),
  hours(['Training', 'Tuesday 18:00–20:00', 'Thursday 18:00–20:00'], undefined),
  hours(['The course runs on Mon 9 March for 10 people, 9:00–17:00.'], undefined),
]

const phone = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'phone', value })
const email = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'email', value })
const address = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'address', value })

export const contactForms: WrittenForm[] = [
  phone(['Tel.: +49 (0)461 / 123 45-67'], '+49 (0)461 / 123 45-67'),
  phone(['Telefon 0461 1234567', 'Telefax 0461 1234568'], '0461 1234567'),
  phone(['Fax: 040 123457']),
  phone(['Call us on 01632 960 233 or email hello@harbour.example'], '01632 960 233'),
  phone(['Phone: (503) 555-0142'], '(503) 555-0142'),
  phone(['Registergericht: Amtsgericht Flensburg', 'HRB 1234 FL', 'USt-IdNr.: DE123456789']),
  phone(['T +44 20 7946 0018', 'E studio@northlight.example'], '+44 20 7946 0018'),
  phone(['© 2026 Holm. 24937 Flensburg. 1998–2026']),
  email(['Call us on 01632 960 233 or email hello@harbour.example'], 'hello@harbour.example'),
  email(['E-Mail: info (at) tischlerei-holm.example'], 'info@tischlerei-holm.example'),
  email(['Mail: kontakt[at]verein-am-see[dot]example'], 'kontakt@verein-am-see.example'),
  email(['Follow @harbour on Instagram']),
  address(
    ['Tischlerei Holm GmbH', 'Werkstraße 12', '24937 Flensburg', 'Tel. 0461 1234567'],
    'Werkstraße 12\n24937 Flensburg',
  ),
  address(['Find us', '3 Capstan Row', 'Port Ellery', 'PY4 2HN'], '3 Capstan Row\nPort Ellery\nPY4 2HN'),
  address(['Unit 4, Mill Lane, Leeds LS1 4AB'], 'Unit 4, Mill Lane, Leeds LS1 4AB'),
  address(
    ['1200 Harbor Ave, Suite 300, Portland, OR 97209'],
    '1200 Harbor Ave, Suite 300, Portland, OR 97209',
  ),
  address(['Kanzlei Moser · Hauptplatz 3 · A-8010 Graz'], 'Hauptplatz 3\nA-8010 Graz'),
  address(['Besuchen Sie uns in der Bahnhofstrasse 5, 8001 Zürich.'], 'Bahnhofstrasse 5\n8001 Zürich'),
  address(
    ['Zimmerei Brandt | Am Alten Hafen 7a | 26721 Emden | Telefon 04921 5550'],
    'Am Alten Hafen 7a\n26721 Emden',
  ),
  address(['In 2024 we sold 12000 Books in Leeds.']),
  phone(['Telefon: 0 46 21 / 98 76 54'], '0 46 21 / 98 76 54'),
  phone(['Mobil 0171-5550123'], '0171-5550123'),
  phone(['Phone', '+1 503 555 0142'], '+1 503 555 0142'),
  phone(['Tel: 020 7946 0018 Fax: 020 7946 0019'], '020 7946 0018'),
  phone(['Holm e. V. · Am Auenrain 5 · 50999 Köln · 0221 4710 366 · hallo@holm.example'], '0221 4710 366'),
  phone(['Stand: 01.02.2026', '01.02.2026']),
  phone(['IBAN DE89 3704 0044 0532 0130 00', 'Steuernummer 15/123/45678']),
  phone(['Rufen Sie uns an: 0461 / 99 88 77'], '0461 / 99 88 77'),
  phone(['Give us a ring on 0117 496 0123.'], '0117 496 0123'),
  address(['Adresse: Lindenallee 4, 20259 Hamburg'], 'Lindenallee 4\n20259 Hamburg'),
  address(
    ['Ruderclub Seestern e.V.', 'An der Alster 47', '20099 Hamburg', 'Deutschland'],
    'An der Alster 47\n20099 Hamburg',
  ),
  address(
    ['Northlight Studio', 'The Old Mill', '14 Canal Street', 'Manchester M1 3HE', 'United Kingdom'],
    '14 Canal Street\nManchester M1 3HE',
  ),
  address(
    ['Visit us at 22 Quay Lane, Falmouth TR11 3HZ, just by the harbour.'],
    '22 Quay Lane, Falmouth TR11 3HZ',
  ),
  address(
    ['500 Market Street', 'Suite 1200', 'San Francisco, CA 94105'],
    '500 Market Street\nSuite 1200\nSan Francisco, CA 94105',
  ),
  address(
    ['Kanzlei Dr. Weber & Partner, Königstraße 27, 70173 Stuttgart'],
    'Königstraße 27\n70173 Stuttgart',
  ),
  address(['Hauptstr. 5a', '79098 Freiburg im Breisgau'], 'Hauptstr. 5a\n79098 Freiburg im Breisgau'),
  address(['Postfach 12 34', '24937 Flensburg'], undefined),
  address(['Werkstraße 12 – 24937 Flensburg – Tel. 0461 12345'], 'Werkstraße 12\n24937 Flensburg'),
  email(['Write to Jan.Holm@tischlerei-holm.example.'], 'Jan.Holm@tischlerei-holm.example'),
  email(['datenschutz@holm.example', 'info@holm.example'], 'info@holm.example'),
]
