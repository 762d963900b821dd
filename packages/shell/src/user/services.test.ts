import { expect, test } from 'vitest';
import { runningServices, serviceOf, servicesOf } from './services.ts';

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
])('the subscription %s stands for the service %s', { tags: ['admin §6.19', 'admin §6.20'] }, (label, service) => {
  expect(serviceOf(label)).toBe(service);
});

test('a service is listed once for several subscriptions', () => {
  expect(servicesOf(['begreppa', 'begreppa-school', 'polylino-consumer'])).toEqual(['begreppa', 'polylino-consumer']);
});

const running = (label: string, ...value: { active: boolean; endDate?: string | null }[]) => runningServices([{ label, value }]);

test('only subscriptions with an active period give a service', { tags: ['admin §6.18'] }, () => {
  expect(
    runningServices([
      { label: 'begreppa-school', value: [{ active: false }, { active: true }] },
      { label: 'polylino-school', value: [{ active: false }] },
      { label: 'skolstil', value: [] },
    ]).map(({ service }) => service),
  ).toEqual(['begreppa']);
});

test('a service runs until the last of its active periods ends', () => {
  const [spring, autumn] = [
    { active: true, endDate: '2030-06-30' },
    { active: true, endDate: '2030-12-31' },
  ];
  expect(running('skolstil', spring, autumn, { active: false, endDate: '2031-12-31' })).toEqual([
    { service: 'skolstil', endDate: '2030-12-31' },
  ]);
  expect(running('skolstil', autumn, spring, { active: true })).toEqual([{ service: 'skolstil', endDate: null }]);
});
