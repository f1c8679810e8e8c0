import { act } from '../../option_phrase.ts'

export const wishes = [
  act(
    'eroffnen, offnen, anlegen, einrichten, erstellen, starten, open, create, set up, start',
    'eroffnen, eroffne, offnen, anlegen, einrichten, richte, erstellen, starten, aufmachen, neu anlegen',
  ),
  act(
    'beantragen, anmelden, registrieren, bewerben, apply, register, sign up',
    'beantragen, beantrage, antrag, anmelden, anmeldung, registrieren, bewerben, bewerbung, beitreten',
  ),
  act(
    'bekommen, erhalten, get, obtain',
    '(bekommen|erhalten|haben|holen|bestellen|kaufen)$, (hatte|hatten|mochte|mochten|brauche|brauchen|benotige|benotigen|suche|suchen) [gern|gerne|bitte|noch] (einen|eine|ein|neuen|neue|neues)',
  ),
  act(
    'aktivieren, freischalten, einschalten, activate, enable',
    'aktivieren, aktiviere, aktivierung, freischalten, einschalten, entsperren',
  ),
  act(
    'kundigen, stornieren, absagen, beenden, widerrufen, cancel, terminate, quit, stop',
    'kundigen, kundige, kundigung, stornieren, storniere, stornierung, storno, absagen, sage .{1,40} ab, beenden, widerrufen, widerruf, ruckgangig, abbestellen, abmelden, (brauche|brauchen|mochte|will|benotige) .{1,40} nicht mehr, loswerden',
  ),
  act('loschen, entfernen, delete, remove', 'loschen, losche, loschung, entfernen, entferne'),
  act('schliessen, close, shut down', 'schliessen, schliesse, auflosen, zumachen'),
  act(
    'sperren, einfrieren, pausieren, freeze, block, suspend, pause',
    'sperren, sperre, gesperrt, einfrieren, blockieren, pausieren, aussetzen, deaktivieren',
  ),
  act(
    'andern, anderung, anpassen, bearbeiten, aktualisieren, verschieben, change, modify, edit, update',
    'andern, andere (ich|wir|sie|bitte|mein|meine|meinen|den|die|das), anderung, anderungen, geandert, anpassen, anpassung, bearbeiten, aktualisieren, verschieben, verlegen, umbuchen, verlangern, verkurzen, erhohen, senken, reduzieren, umstellen, ersetzen',
  ),
]
