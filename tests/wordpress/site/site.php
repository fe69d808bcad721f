<?php
/**
 * php site.php ROOT ROLE…: installs WordPress, our plugin, and a user of each role, whose name and
 * password are the role.
 */
list( , $root ) = $argv;
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', getenv( 'WP_ORIGIN' ) );
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// Debian’s WordPress brings plugins of its own.
$plugin = current( preg_grep( '/-forms\.php$/', array_keys( get_plugins() ) ) );
wp_install( 'A partner', 'owner', 'owner@example.com', false );
foreach ( array_slice( $argv, 2 ) as $role ) {
	wp_insert_user(
		[
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => "$role@example.com",
			'role'       => $role,
		]
	);
}
$result = activate_plugin( $plugin );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
