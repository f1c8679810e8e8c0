/** Pages as small organizations write them: what sentences of a reply are checked against. */

export const bikes = `# Harbour Bikes

3 Capstan Row, Port Ellery PY4 2HN. Telephone 01632 960 142, ride@harbourbikes.example. Book at https://harbourbikes.example/book.

## Opening hours

| | April to September | October to March |
|---|---|---|
| Monday to Friday | 9 am – 6 pm | 10 am – 4 pm |
| Saturday and Sunday | 8:30 am – 7 pm | 9:30 am – 5 pm |

We are closed from 24 December to 2 January. All bikes have to be back 15 minutes before closing.

## Prices

| Bike | Half day (4 hours) | Day | Week |
|---|---|---|---|
| City bike | £14 | £22 | £95 |
| Tandem | £28 | £44 | £190 |
| E-bike | £27 | £42 | £180 |

Helmets cost £3 a day. Groups of six or more bikes get 10 % off. The deposit is £150 for an e-bike. You have to be 18 to rent.

## Routes

- Lighthouse loop: 18 km, flat, about 1½ hours
- Moor road: 54 km, 680 m of climbing

The battery lasts for 60 to 90 km. We deliver within Port Ellery for £10 each way.

You can cancel free of charge up to 24 hours before. When it storms, we refund everything. Somebody answers e-mails within one working day.`

export const bakery = `# Backstube Krume

Zschochersche Straße 61, 04229 Leipzig, Telefon 0341 2250 417, hallo@krume.example. Geöffnet Dienstag bis Freitag 7 bis 18 Uhr, Samstag 7 bis 14 Uhr.

| Brot | Gewicht | Preis |
|---|---|---|
| Landbrot | 1.000 g | 6,40 Euro |
| Plagwitzer Kruste | 750 g | 5,90 Euro |

Croissant 2,40 Euro, Brezel 1,30 Euro. Ganze Torten (26 cm) kosten 49 Euro und reichen für zwölf Personen.

Bestellen Sie Brot bis 14 Uhr am Vortag, Torten vier Tage vorher. In der letzten Stunde vor Ladenschluss gibt es Brötchen zum halben Preis. Auf Wunsch schicken wir die Liste der Zutaten per E-Mail.

| Abo | Preis im Monat |
|---|---|
| Abo Klein | 24 Euro |
| Abo Groß | 46 Euro |

Der Sauerteigkurs kostet 119 Euro und dauert fünf Stunden, jeden ersten und dritten Samstag von 15 bis 20 Uhr. Bis 14 Tage vorher können Sie kostenlos stornieren. Das Landbrot bleibt fünf bis sieben Tage frisch. Angefangen haben wir 2013. Ab dem 24. Dezember mittags machen wir Winterpause, bis zum 6. Januar.`

export const consulting = `# Marlow & Finch

27 Thistle Court, Edinburgh EH2 1DW, +44 131 496 0733. Offices are open Monday to Friday, 8:30 am to 5:30 pm. The firm was founded in 2012.

## Planning Check

£18,500 fixed, three weeks, two consultants, ten working days. If you are not satisfied, tell us within 14 days, and we return half of the fee.

## Launch

£64,000 for one site, £22,000 for each further site, five to six months. We invoice 30 % at the start and 70 % after acceptance. Prices do not include VAT of 20 %.

## Partnership

£4,800 a month, with a minimum of six months.

Callum Reid answers first enquiries, usually on the same working day. You get a written proposal within five working days. Since 2012 we have carried out 148 projects for 96 clients.`

export const software = `# Ledgerline

| | Starter | Growth |
|---|---|---|
| Price per month | €190 | €590 |
| Documents included per month | 200 | 1,000 |
| Each further document | €0.60 | €0.38 |
| Users | 5 | 25 |
| Duration of the trial (days) | 21 | 21 |

Extra users cost €8 a month each. Registered charities get 25 % off. Tokens expire after 365 days. The region is EU-West or EU-North. LL-4001 means that the period is closed. Support: support@ledgerline.example, Monday to Friday 8:00 to 18:00 CET. The API is at https://api.ledgerline.example/v2. Files may be up to 25 MB.`

export const practice = `# Hausarztpraxis am Lindenhof

Lindenhofstraße 14, 30171 Hannover, Telefon 0511 555 30 40. Montag 8:00–12:00 und 15:00–18:00, Donnerstag 8:00–12:00 und 16:00–19:00. Offene Sprechstunde montags bis freitags von 8 bis 9:30 Uhr.

Bitte sagen Sie mindestens 24 Stunden vorher ab, sonst berechnen wir 25 Euro. Den Check-up zahlt die Kasse ab 35 Jahren alle drei Jahre. Der große Gesundheits-Check kostet 185,00 Euro und dauert 60 Minuten, der Ultraschall 48,50 Euro. Kommen Sie nüchtern: zwölf Stunden vorher nichts essen. Laborwerte sind nach zwei bis drei Werktagen da.`
