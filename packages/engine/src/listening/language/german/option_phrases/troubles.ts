import { act } from '../../option_phrase.ts'

export const troubles = [
  act(
    'falsch, fehlerhaft, irrtum, wrong, incorrect, mistake, error',
    'falsch, falsche, falschen, falscher, falsches, fehler, fehlerhaft, irrtum, irrtumlich, stimmt [so|hier|da|aber|leider] nicht, nicht (richtig|korrekt), komisch, seltsam',
  ),
  act(
    'funktioniert nicht, geht nicht, defekt, kaputt, problem, probleme, storung, not working, broken, issue, problems',
    'problem, probleme, problemen, storung, storungen, defekt, defekte, kaputt, kaputte, fehlgeschlagen, abgelehnt, abgesturzt, hangt, (funktioniert|funktionieren|geht|gehen|klappt|klappte|ladt|lauft|reagiert|ging) [seit .{1,30}|leider|noch|bei mir|auch|immer] [noch|immer noch|gar|uberhaupt] nicht, nicht (funktioniert|geklappt|gegangen), kann [ich|mich] .{0,30} nicht (offnen|einloggen|anmelden|sehen|aufrufen|bezahlen|buchen|nutzen)',
  ),
  act(
    'fehlt, fehlend, nicht angekommen, missing, not showing, not arrived',
    'fehlt, fehlen, fehlte, fehlende, vermisse, (nicht|nie) (angekommen|erhalten|bekommen|eingegangen|geliefert|angezeigt|da|zu sehen|sichtbar)',
  ),
  act(
    'verloren, verlust, lost',
    'verloren, verlor, verliere, verlegt, finde .{1,30} nicht [mehr], nicht mehr finden, liegen (lassen|gelassen)',
  ),
  act(
    'gestohlen, geklaut, diebstahl, stolen, theft',
    'gestohlen, geklaut, diebstahl, beklaut, dieb, entwendet, bestohlen',
  ),
]
