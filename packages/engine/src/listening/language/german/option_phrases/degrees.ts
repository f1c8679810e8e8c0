import { act } from '../../option_phrase.ts'

export const degrees = [
  act(
    'mehr, zusatzlich, weitere, more, extra, additional',
    '(viel|noch|etwas|deutlich) mehr(?! (wissen|erfahren|info|infos|informationen)), mehr als, zusatzlich, zusatzliche, weitere, weiteren',
  ),
  act(
    'hoher, grosser, erhohen, erhohung, higher, increase, larger, bigger',
    'hoher, hohere, hoheren, hochste, hochsten, grosser, grossere, grosste, erhohen, erhoht, erhohung, gestiegen, steigern, maximal, uber',
  ),
  act('weniger, less, fewer', 'weniger'),
  act(
    'niedriger, kleiner, senken, reduzieren, lower, decrease, smaller, reduce',
    'niedriger, niedrigere, niedrigste, kleiner, kleinere, senken, gesenkt, reduzieren, reduziert, verringern, gesunken, billiger, gunstiger, mindestens',
  ),
  act('nach, danach, after', 'nach (dem|der|den|\\d), danach, spater, nachher, spatestens'),
  act('vor, vorher, before', 'vor (dem|der|den|\\d), vorher, fruher, zuvor'),
  act('neu, new', 'neu, neue, neuen, neuer, neues(?! jahr), erstmals, zum ersten mal'),
  act(
    'bestehend, vorhanden, existing, already have',
    'bestehend, bestehende, bestehenden, vorhanden, vorhandene, vorhandenen, (habe|haben|hab) [ich|wir] (schon|bereits), existiert',
  ),
]
