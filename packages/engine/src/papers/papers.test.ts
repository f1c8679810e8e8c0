import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess } from '../assessment/assess.ts'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { embedWords } from '../assessment/testing/word_embedder.ts'
import { data } from '../testing/engine_data.ts'
import { earlyGoodbye, teaShop, weinhandlung } from './testing/conversations.ts'
import { writeBrief } from './write_brief.ts'
import { writeDeliverable } from './write_deliverable.ts'
import { writeRecap } from './write_recap.ts'

/** The papers of three conversations, word for word. Whoever changes one reads it as its reader would. */

const papersOf = (conversation: ClosingConversation) => [
  writeBrief(conversation, assess(conversation, embedWords), data, embedWords),
  writeRecap(conversation, data),
  writeDeliverable(conversation, data, embedWords),
]

test('the papers of an English conversation to its end', () => {
  const [brief, recap, document] = papersOf(teaShop)
  assert.equal(
    brief,
    `**Jana Novak**, Tea Harbour Ltd · jana@tea.example

“We want a new online shop for our tea.”

**Fit: ideal.** Budget of at least 18,000; Wants to start within three months; Is the decision maker (“I'm the owner, so yes”).

## What we know

- **Budget:** 20,000 to 50,000 (“somewhere between 20 and 25k”)
- **Timing:** In the next three months (“next month”)
- **Call:** yes (“a call would be nice”)

## Also said

- “The old one is slow”

## Asked but not answered

- “Do you also do photography?”

## Next steps

- Arrange the call they asked for: jana@tea.example
- Answer what was left open.
- Offer **Shop relaunch** (from €18,000).
- Find out: Company size
- Find out whether this is true: “Sells tobacco or weapons”

They received the document “Your project outline”.
`,
  )
  assert.equal(
    recap,
    `Thank you for the conversation, Jana Novak. This is what we understood:

- **Budget:** 20,000 to 50,000
- **Timing:** In the next three months
- **Call:** yes
- **Goal:** a new online shop for our tea
- **Email:** jana@tea.example
- **Company:** Tea Harbour Ltd

The team at Harbour Studio has your answers.

We could not answer one of your questions, and have passed it on: “Do you also do photography?”

Is something wrong or missing? Just tell us, and we will correct it.
`,
  )
  assert.equal(
    document,
    `# Project outline for Jana Novak

## Your goal

a new online shop for our tea

## What we suggest

- Shop relaunch (from €18,000, takes 3 to 4 months): We rebuild your online shop from the ground up. You get: a new online shop, training for your team.
`,
  )
})

test('the papers of a German conversation to its end', () => {
  const [brief, recap, document] = papersOf(weinhandlung)
  assert.equal(
    brief,
    `**Miriam Brandt** · m.brandt@kontor.example · 040 123456

„Wir suchen einen neuen Onlineshop für unseren Weinhandel.“

**Eignung: ideal.** Entscheidet selbst. Möglich: Budget ab 18.000 Euro.

## Was wir wissen

- **Firmengröße:** 10 bis 49 Personen („wir sind 25 Leute“)
- **Budget:** 5.000 bis 20.000 („zwischen 15 und 20 Tausend Euro“)
- **Rolle bei der Entscheidung:** Ich entscheide („das entscheide ich“)

## Außerdem gesagt

- „Ruft mich gern an“

## Nächste Schritte

- Kontakt aufnehmen: 040 123456, m.brandt@kontor.example
- **Shop-Relaunch** (16.000–24.000 €) anbieten.
- Noch klären: Beginn

Das Dokument „Zusammenfassung des Gesprächs“ wurde übergeben.
`,
  )
  assert.equal(
    recap,
    `Vielen Dank für das Gespräch, Miriam Brandt. Das haben wir notiert:

- **Firmengröße:** 10 bis 49 Personen
- **Budget:** 5.000 bis 20.000
- **Rolle bei der Entscheidung:** Ich entscheide
- **Ziel:** einen neuen Onlineshop
- **Telefon:** 040 123456

Ihre Angaben liegen dem Team von Hafenstudio vor. Wir erreichen Sie unter 040 123456 oder m.brandt@kontor.example.

Stimmt etwas nicht, oder fehlt etwas? Sagen Sie es uns einfach, dann korrigieren wir es.
`,
  )
  assert.equal(
    document,
    `# Zusammenfassung des Gesprächs

## Was besprochen wurde

- Firmengröße: 10 bis 49 Personen
- Budget: 5.000 bis 20.000
- Rolle bei der Entscheidung: Ich entscheide
- Ziel: einen neuen Onlineshop
- Telefon: 040 123456

## Unser Vorschlag

- Shop-Relaunch (16.000–24.000 €, Dauer: 3 bis 4 Monate): Wir bauen Ihren Onlineshop neu. Enthalten: neuer Onlineshop, Schulung.

## Noch offen

- Beginn
`,
  )
})

test('the papers of a German visitor who leaves early, at an organization that speaks English', () => {
  const [brief, recap, document] = papersOf(earlyGoodbye)
  assert.equal(
    brief,
    `**A visitor**

## Asked but not answered

- “Macht ihr auch Fotos?”

## Next steps

- They asked for a person, but left no contact details.
- Add the missing answer to the knowledge base, so that the next visitor gets it.
`,
  )
  assert.equal(
    recap,
    `Vielen Dank für das Gespräch.

Das Team weiß, dass du mit einem Menschen sprechen möchtest. Damit wir uns melden können, nenn uns bitte eine E-Mail-Adresse oder Telefonnummer.

Eine deiner Fragen ist offengeblieben und liegt jetzt dem Team vor: „Macht ihr auch Fotos?“

Stimmt etwas nicht, oder fehlt etwas? Sag es uns einfach, dann korrigieren wir es.
`,
  )
  assert.equal(
    document,
    `# Zusammenfassung des Gesprächs

## Noch offen

- Macht ihr auch Fotos?
`,
  )
})
