import { expect, test } from 'vitest';
import { activeServices, serviceOf, servicesOf } from './services.ts';

test.each([
  ['begreppa', 'begreppa'],
  ['begreppa-school', 'begreppa'],
  ['Begreppa Plus', 'begreppa'],
  ['polylino-school', 'polyglutt-school'],
  ['polylino_school', 'polyglutt-school'],
  ['Polylino School', 'polyglutt-school'],
  ['polylino-school-2026', 'polyglutt-school'],
  ['polylino-consumer', 'polylino-consumer'],
  ['polylino-preschool', 'polylino-preschool'],
  ['skolstil', 'skolstil'],
])('the subscription %s stands for the service %s', (label, service) => {
  expect(serviceOf(label)).toBe(service);
});

test('a service counts once, however many subscriptions stand for it', () => {
  expect(servicesOf(['begreppa', 'begreppa-school', 'polylino-consumer'])).toEqual(['begreppa', 'polylino-consumer']);
});

test('only subscriptions with an active period give a service', () => {
  expect(
    activeServices([
      { label: 'begreppa-school', value: [{ active: false }, { active: true }] },
      { label: 'polylino-school', value: [{ active: false }] },
      { label: 'skolstil', value: [] },
    ]),
  ).toEqual(['begreppa']);
});
