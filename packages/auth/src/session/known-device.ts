/** What the server gave this device when somebody signed in: it opens nothing, and lets its owners in while others guess. */
const knownDeviceKey = 'pay_kd_device';

export function knownDevice(): { readonly device?: string } {
  const device = localStorage.getItem(knownDeviceKey);
  return device ? { device } : {};
}

export function keepKnownDevice(device: string): void {
  localStorage.setItem(knownDeviceKey, device);
}
