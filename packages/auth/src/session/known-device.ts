/** What the server gave this device when somebody signed in: it opens nothing, and lets its owners in while others guess. */
const knownDeviceKey = 'pay_kd_device';

export function knownDevice(): { readonly device?: string } {
  try {
    const device = localStorage.getItem(knownDeviceKey);
    return device ? { device } : {};
  } catch {
    return {};
  }
}

export function keepKnownDevice(device: string): void {
  try {
    localStorage.setItem(knownDeviceKey, device);
  } catch {
    // A browser that keeps nothing is a new device each time.
  }
}
