import { watchSandbox } from '../sandbox.js';
import { showClock, startClock } from './clock.js';
import { announce } from './control.js';
import { showSnapshots, startData } from './data.js';
import { showDeclarations, startDeclarations } from './declarations.js';
import { startEntitlement } from './entitlement.js';
import { showEvents, startEvents } from './events.js';
import { showFaults, startFaults } from './faults.js';
import { showMails, startMails } from './mails.js';
import { showRateLimits, startRateLimits } from './rateLimits.js';
import { showRequests, startRequests } from './requests.js';

startData();
startClock();
startFaults();
startEntitlement();
startRateLimits();
startMails();
startDeclarations();
startEvents();
startRequests(async () => {
  await showRequests();
  await showFaults();
  await showRateLimits();
  await showMails();
  await showDeclarations();
});

watchSandbox(async () => {
  const shown = await Promise.allSettled([
    showClock(),
    showSnapshots(),
    showFaults(),
    showRateLimits(),
    showRequests(),
    showMails(),
    showDeclarations(),
    showEvents(),
  ]);
  const failed = shown.find(({ status }) => status === 'rejected');
  if (failed) announce(failed.reason.message);
});
